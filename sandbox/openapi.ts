import { calls } from '#contract/calls.ts'
import { failure } from '#contract/error-body.ts'
import { z } from '#contract/zod.ts'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const content = (schema: object) => ({ 'application/json': { schema } })
const refused = {
  description: 'Refused, with a sentence for the customer',
  content: content({ $ref: '#/components/schemas/Failure' }),
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same for every attempt at one order. A repeat gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const pagingParameters = [
  {
    name: 'before',
    in: 'query',
    required: false,
    description: 'Only rows older than the one with this `_id`.',
    schema: { type: 'string', pattern: String.raw`^[\w-]{1,60}$` },
  },
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: 'At most this many rows. The next page begins with `before` set to the last `_id`.',
    schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 10_000 },
  },
]

type AnyCall = (typeof calls)[keyof typeof calls]

function operation(name: string, call: AnyCall) {
  return {
    operationId: name,
    summary: call.id,
    ...(call.bearer ? { security: [{ bearer: [] }] } : {}),
    ...('money' in call ? { parameters: [idempotencyKey] } : {}),
    ...('query' in call ? { parameters: pagingParameters } : {}),
    ...('body' in call ? { requestBody: { required: true, content: content(schemaOf(call.body)) } } : {}),
    responses: {
      '2XX': { description: 'Done', content: content(schemaOf(call.answer)) },
      '4XX': refused,
      '503': refused,
    },
  }
}

function build() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plainsail API',
      version: '1',
      description:
        'Generated from the schemas that validate. This server is a sandbox: its money is simulated.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(failure) },
    },
  }
}

let document: ReturnType<typeof build> | null = null

/** Returns the OpenAPI 3.1 document, generated from contract/calls.ts on first use. */
export function openApiDocument() {
  document ??= build()
  return document
}

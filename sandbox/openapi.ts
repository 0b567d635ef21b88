import { type AnyCall, type AnyCallName, callsWith, capabilitiesFor } from '#contract/all-calls.ts'
import type { Capability } from '#contract/capabilities/names.ts'
import { failure } from '#contract/error-body.ts'
import { ID_PATTERN } from '#contract/id-pattern.ts'
import { paging } from '#contract/paging.ts'
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

const stepUp = {
  name: 'Step-Up',
  in: 'header',
  required: false,
  description:
    'The proof from `POST /auth/step-up`, with the request that was refused with the code `step_up`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const pagingParameters = [
  {
    name: 'before',
    in: 'query',
    required: false,
    description: 'Only rows older than the one with this `_id`.',
    schema: { type: 'string', pattern: ID_PATTERN.source },
  },
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: 'At most this many rows. The next page begins with `before` set to the last `_id`.',
    schema: { type: 'integer', minimum: 1, maximum: 10_000 },
  },
]

function queryParameters(query: z.ZodMiniType) {
  if (query === paging) return pagingParameters
  const { properties = {}, required = [] } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function parametersOf(call: AnyCall) {
  return [
    ...('money' in call ? [idempotencyKey] : []),
    ...('stepUp' in call ? [stepUp] : []),
    ...('query' in call ? queryParameters(call.query) : []),
  ]
}

function operation(name: AnyCallName, call: AnyCall) {
  const parameters = parametersOf(call)
  const capabilities = capabilitiesFor(call)
  return {
    operationId: name,
    summary: call.id,
    ...(capabilities.length > 0 ? { 'x-capability': capabilities } : {}),
    ...(call.bearer ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...('body' in call ? { requestBody: { required: true, content: content(schemaOf(call.body)) } } : {}),
    responses: {
      '2XX': { description: 'Done', content: content(schemaOf(call.response)) },
      '4XX': refused,
      '503': refused,
    },
  }
}

function build(offered: ReadonlySet<Capability>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of callsWith(offered)) {
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

const documents = new WeakMap<ReadonlySet<Capability>, ReturnType<typeof build>>()

/** Returns the OpenAPI 3.1 document of the offered calls, generated from the contract's schemas on first use. */
export function openApiDocument(offered: ReadonlySet<Capability>) {
  const document = documents.get(offered) ?? build(offered)
  documents.set(offered, document)
  return document
}

import { z } from '#contract/zod.ts'
import { built, offeredBy } from './domain/capabilities.ts'
import { COINGECKO } from './market/listing.ts'

const matching = (pattern: RegExp, otherwise: string) => z.string().check(z.regex(pattern, otherwise))
const text = matching(/\S/, 'must not be blank')

const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(matching(/^\d+$/, 'must be a whole number'), z.transform(Number)),
    z
      .number()
      .check(z.minimum(least, `must be at least ${least}`), z.maximum(most, `must be at most ${most}`)),
  )

const onOff = z.pipe(
  z.enum(['on', 'off'], { error: 'must be on or off' }),
  z.transform((value) => value === 'on'),
)

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  ),
  z.array(matching(/^https?:\/\/[^\s;,/]+$/, 'must be origins such as https://api.example.test')),
)

const capabilities = z.pipe(
  z.string(),
  z.transform((setting, context) => {
    const offered = offeredBy(setting.trim())
    if (offered) return offered
    const message = `must be all, none, or names of: ${built.join(', ')}`
    context.issues.push({ code: 'custom', message, input: setting })
    return z.NEVER
  }),
)

// oxlint-disable-next-line no-underscore-dangle -- zod's own name, because `default` is a reserved word
const unset = z._default

const schema = z.object({
  PORT: unset(whole(0, 65535), 4173),
  HOST: unset(text, '127.0.0.1'),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(matching(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DATABASE_POOL_SIZE: unset(whole(1, 500), 10),
  DATABASE_CONNECT_TIMEOUT_MS: unset(whole(100, 60_000), 2000),
  DATABASE_STATEMENT_TIMEOUT_MS: unset(whole(100, 600_000), 5000),
  DATABASE_POOLER: unset(z.enum(['none', 'transaction'], { error: 'must be none or transaction' }), 'none'),
  DIST_DIR: z.optional(text),
  PUBLIC_URL: z.optional(matching(/^https?:\/\//, 'must begin with http:// or https://')),
  CONNECT_ORIGINS: unset(origins, []),
  MARKET_URL: z.pipe(
    unset(matching(/^(off|https?:\/\/.+)$/, 'must be an address or off'), COINGECKO),
    z.transform((value) => (value === 'off' ? null : value)),
  ),
  TRUST_PROXY: unset(whole(0, 9), 0),
  DRAIN_SECONDS: unset(whole(0, 300), 3),
  METRICS_PORT: z.optional(whole(0, 65535)),
  METRICS_HOST: unset(text, '127.0.0.1'),
  BUILD_ID: z.optional(matching(/^[\w.+:-]{1,100}$/, 'must be at most 100 letters, digits and . + : - _')),
  SESSION_HOURS: unset(whole(1, 24 * 30), 12),
  SESSION_IDLE_MINUTES: unset(whole(1, 24 * 60), 30),
  SANDBOX_SETTLE_SECONDS: unset(whole(0, 86_400), 30),
  SANDBOX_CAPABILITIES: z.pipe(unset(z.string(), 'all'), capabilities),
  SANDBOX_RATE_LIMIT: unset(onOff, true),
  SANDBOX_SEED: unset(onOff, true),
  SANDBOX_RESET_SAMPLES_HOURS: z.optional(whole(1, 24 * 30)),
  LOG_LEVEL: unset(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'warn',
  ),
  MAX_PER_ADDRESS: unset(whole(0, 100_000), 200),
})

export type Env = z.output<typeof schema>
export const settingNames = Object.keys(schema.def.shape)

/** Reads all settings. Throws one error that lists everything wrong with them. An empty value counts as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
  throw new Error(['Some settings cannot be used:', ...lines].join('\n'))
}

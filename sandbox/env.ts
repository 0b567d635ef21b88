import { z } from '#contract/zod.ts'
import { COINGECKO } from './market/listing.ts'

const matching = (pattern: RegExp, otherwise: string) => z.string().check(z.regex(pattern, otherwise))
const text = z.string().check(z.minLength(1))

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

// oxlint-disable-next-line no-underscore-dangle -- zod's own name for it, since `default` is a word of the language
const unset = z._default

const schema = z.object({
  PORT: unset(whole(0, 65535), 4173),
  HOST: unset(text, '127.0.0.1'),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(matching(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DIST_DIR: z.optional(text),
  PUBLIC_URL: z.optional(matching(/^https?:\/\//, 'must begin with http:// or https://')),
  CONNECT_ORIGINS: unset(origins, []),
  MARKET_URL: z.pipe(
    unset(matching(/^(off|https?:\/\/.+)$/, 'must be an address or off'), COINGECKO),
    z.transform((value) => (value === 'off' ? null : value)),
  ),
  TRUST_PROXY: unset(whole(0, 9), 0),
  SESSION_HOURS: unset(whole(1, 24 * 30), 12),
  SESSION_IDLE_MINUTES: unset(whole(1, 24 * 60), 30),
  SANDBOX_SETTLE_SECONDS: unset(whole(0, 86_400), 30),
  SANDBOX_RATE_LIMIT: unset(onOff, true),
  SANDBOX_SEED: unset(onOff, true),
  LOG_LEVEL: unset(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'warn',
  ),
  MAX_PER_ADDRESS: unset(whole(0, 100_000), 200),
})

export type Env = z.output<typeof schema>

/** Reads the settings at once and tells everything that is wrong with them in one message. An empty one counts as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
  throw new Error(['Some settings can not be used:', ...lines].join('\n'))
}

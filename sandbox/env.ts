import { z } from '#contract/zod.ts'
import { COINGECKO } from './market/listing.ts'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on')

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(z.string().regex(/^https?:\/\/[^\s;,/]+$/, 'must be origins such as https://api.example.test')),
  )

const schema = z.object({
  PORT: whole(0, 65535).default(4173),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DIST_DIR: z.string().min(1).optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\//, 'must begin with http:// or https://')
    .optional(),
  CONNECT_ORIGINS: origins.default([]),
  MARKET_URL: z
    .string()
    .regex(/^(off|https?:\/\/.+)$/, 'must be an address or off')
    .default(COINGECKO)
    .transform((value) => (value === 'off' ? null : value)),
  SESSION_HOURS: whole(1, 24 * 30).default(12),
  SESSION_IDLE_MINUTES: whole(1, 24 * 60).default(30),
  SANDBOX_SETTLE_SECONDS: whole(0, 86_400).default(30),
  SANDBOX_RATE_LIMIT: onOff.default(true),
  SANDBOX_SEED: onOff.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('warn'),
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

import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Plainsail sandbox',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** A new secret for an authenticator, in base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator reads from the QR code. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** Codes are typed with spaces and hyphens. */
export const bareCode = (code: string) => code.replaceAll(/[\s-]/g, '')

/**
 * Returns the time step that a code is for: this one, the one before or the one after, because clocks differ. `null` for any other.
 * The caller stores the step and accepts only later ones, so that no code works twice.
 */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const token = bareCode(code)
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, window: 1, timestamp: at.getTime() })
  return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta
}

import { Secret, TOTP } from 'otpauth'

const PERIOD = 30

/** An authenticator app. Each code is for a later time step than the last one, because the server accepts none twice. */
export function authenticatorApp(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period: PERIOD })
  let last = 0
  return async () => {
    const steps = Date.now() / 1000 / PERIOD
    const now = Math.floor(steps)
    // The server accepts the step before and the step after, so three codes usually need no waiting. Near the end of a step, the code
    // of the step before would be too old on arrival, so the third code waits for the next step, ten seconds at most.
    last = Math.max(last + 1, steps - now > 2 / 3 ? now : now - 1)
    const early = (last - 1) * PERIOD * 1000 - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    return totp.generate({ timestamp: last * PERIOD * 1000 })
  }
}

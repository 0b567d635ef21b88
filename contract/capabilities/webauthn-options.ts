/** The options of a WebAuthn call, even if they are inside the `publicKey` that many libraries put around them. */
export const unwrapped = (options: unknown): unknown =>
  options instanceof Object && 'publicKey' in options ? options.publicKey : options

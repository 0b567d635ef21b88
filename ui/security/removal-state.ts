/** The state of the removal of a passkey. */
export type RemovalState =
  | { is: 'asking' | 'sending' }
  | {
      /** The server refused it, or the outcome is unknown. */
      is: 'refused' | 'unknown'
      /** The reason, in a sentence. */
      why: string
      /** The id by which support finds the request. */
      requestId?: string | undefined
    }

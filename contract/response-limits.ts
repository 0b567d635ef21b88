/** The longest token that the client accepts and stores, in characters (API-18). */
export const LONGEST_TOKEN = 16_384

/** The longest message of a server that the client shows to a customer, in characters (TXT-2). */
export const LONGEST_MESSAGE = 200

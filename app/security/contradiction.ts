import { ApiError } from '../api/errors.ts'

/**
 * The error if the server confirms a change, but the state that it then reports contradicts that (FAIR-7). `but` completes
 * the sentence.
 */
export const contradiction = (but: string) =>
  new ApiError({
    kind: 'unreadable',
    message: `The server answered that it is done, but ${but}.`,
    effect: 'unknown',
  })

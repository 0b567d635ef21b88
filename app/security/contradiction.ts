import { ApiError } from '../api/errors.ts'

/**
 * The error if the server answers that a change is made, and what it says of the state then is otherwise (FAIR-7). `but` completes
 * the sentence.
 */
export const contradiction = (but: string) =>
  new ApiError({
    kind: 'unreadable',
    message: `The server answered that it is done, but ${but}.`,
    effect: 'unknown',
  })

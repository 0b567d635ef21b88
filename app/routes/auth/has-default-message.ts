import { messages, type ApiError } from '../../api/errors.ts'

const ours: string[] = [messages.auth, messages.invalid]

/** A 401 for which the server had no sentence, so that the app filled in one of its own. */
export const hasDefaultMessage = ({ status, message }: ApiError) => status === 401 && ours.includes(message)

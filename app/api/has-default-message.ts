import { messages, type ApiError } from './errors.ts'

const ours: string[] = [messages.auth, messages.invalid]

/** Whether this is a 401 without a message from the server, so that `message` is one of ours. */
export const hasDefaultMessage = ({ status, message }: ApiError) => status === 401 && ours.includes(message)

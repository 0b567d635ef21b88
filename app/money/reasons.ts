import type { ApiError } from '../api/errors.ts'
import { asSentence, presentable } from '../api/server-message.ts'

/** What a refusal says, including about single fields, for places that don't show the fields. */
export const reasonsOf = ({ message, fields = {} }: ApiError): string =>
  [...new Set([message, ...Object.values(fields).flatMap((text) => presentable(text) ?? [])])]
    .map(asSentence)
    .join(' ')

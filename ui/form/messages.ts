import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

export const checkFields = ({ count }: { count: number }) =>
  count === 1 ? 'Check one field' : `Check ${count} fields`
export const requestId = ({ id }: { id: ReactNode }) => rich`Request id: ${id}`
export const canTryAgain = () => 'You can try again now.'

/** A sentence of the contract or of a server, at a field. `errorsFrom` in `contract-errors.ts` makes this message in another language. */
export const fieldError = ({ error }: { error: string }) => error

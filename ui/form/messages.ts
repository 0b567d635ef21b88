import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

export const checkFields = ({ count }: { count: number }) =>
  count === 1 ? 'Check one field' : `Check ${count} fields`
export const requestId = ({ id }: { id: ReactNode }) => rich`Request id: ${id}`
export const canTryAgain = () => 'You can try again now.'

/** A field's error from the contract or a server. `errorsFrom` in `contract-errors.ts` creates this message in another language. */
export const fieldError = ({ error }: { error: string }) => error

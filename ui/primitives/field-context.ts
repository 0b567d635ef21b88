import { createContext, use } from 'react'

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

export const FieldContext = createContext<FieldControl | null>(null)

/** What the surrounding Field ties to its control. The error is read out before what the caller adds of its own. */
export function useFieldControl(own: FieldControl): FieldControl {
  const field = use(FieldContext)
  const describedBy = [field?.['aria-describedby'], own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? field?.['aria-invalid'],
    'aria-required': own['aria-required'] ?? field?.['aria-required'],
  }
}

import { createContext, use } from 'react'

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

export const FieldContext = createContext<FieldControl | null>(null)

/** What the surrounding Field ties to its control; what the caller gave the control itself comes first. */
export function useFieldControl(own: FieldControl): FieldControl {
  const field = use(FieldContext)
  const describedBy = [own['aria-describedby'], field?.['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? field?.['aria-invalid'],
    'aria-required': own['aria-required'] ?? field?.['aria-required'],
  }
}

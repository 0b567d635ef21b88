import { createContext, createElement, use, type ReactNode } from 'react'

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

const FieldContext = createContext<FieldControl | null>(null)

/** Passes a field's id and ARIA attributes to its control. Field itself is a server component, which can't render a context. */
export function FieldControls({ value, children }: { value: FieldControl; children: ReactNode }) {
  return createElement(FieldContext, { value }, children)
}

/** Returns the id and ARIA attributes for a control inside a Field. The control's own props win, and descriptions are joined. */
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

import type { ComponentProps } from 'react'
import type { Field } from '../primitives/Field.tsx'

/** The words around a bound field's control, and the class of the whole. */
export type FieldTexts = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'className'>

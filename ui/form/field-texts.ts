import type { ComponentProps } from 'react'
import type { Field } from '../primitives/Field.tsx'

/** The text around the control of a bound field, and the class name of the whole field. */
export type FieldTexts = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'className'>

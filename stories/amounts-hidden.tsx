import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import type { ComponentType } from 'react'

/** A decorator: the customer has chosen to hide amounts (FAIR-9). */
export const amountsHidden = (Story: ComponentType) => (
  <AmountsHidden value>
    <Story />
  </AmountsHidden>
)

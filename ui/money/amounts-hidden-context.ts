import { createContext } from 'react'

/** Whether the customer has hidden all amounts (FAIR-9). A context, so that it reaches every component that shows amounts. */
export const AmountsHidden = createContext(false)

/** Has a fixed length, so that it doesn't reveal the size of the amount. */
export const MASK = '••••••'

import { createContext } from 'react'

/** Whether the customer has hidden all amounts (FAIR-9). A context, so that no component that shows amounts can miss it. */
export const AmountsHidden = createContext(false)

/** Has a fixed length, so that it doesn't reveal the size of the amount. */
export const MASK = '••••••'

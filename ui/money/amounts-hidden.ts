import { createContext } from 'react'

/** FAIR-9: whether the customer has hidden all amounts. Whatever writes one asks this, and not a prop of its own. */
export const AmountsHidden = createContext(false)

/** Always as long, so that its length doesn't tell the size of the amount. */
export const MASK = '••••••'

/** With this many unused backup codes or fewer, the customer is asked to make new ones. */
export const FEW_CODES = 3

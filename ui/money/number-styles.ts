// Sets every option that affects digits, because the defaults differ between engines, and customers would see different text in
// different browsers. Each formatter sets the minimum and maximum number of decimals for the same reason.
const digits = {
  notation: 'standard',
  numberingSystem: 'latn',
  minimumIntegerDigits: 1,
  roundingPriority: 'auto',
  roundingIncrement: 1,
  // Further digits are dropped, never rounded up (FAIR-1).
  roundingMode: 'trunc',
  trailingZeroDisplay: 'auto',
  useGrouping: true,
  // No sign for minus zero.
  signDisplay: 'negative',
} as const satisfies Intl.NumberFormatOptions
export const amountStyle = {
  ...digits,
  style: 'currency',
  currencyDisplay: 'symbol',
  currencySign: 'standard',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const satisfies Intl.NumberFormatOptions
export const smallPrice = {
  ...amountStyle,
  minimumSignificantDigits: 1,
  maximumSignificantDigits: 4,
} as const
export const compact = { ...amountStyle, notation: 'compact', compactDisplay: 'short' } as const
export const plain = {
  ...digits,
  style: 'decimal',
  minimumFractionDigits: 0,
  maximumFractionDigits: 20,
} as const satisfies Intl.NumberFormatOptions
export const percent = { ...plain, style: 'unit', unit: 'percent', unitDisplay: 'short' } as const

export type NumberStyle =
  typeof amountStyle | typeof smallPrice | typeof compact | typeof plain | typeof percent

/** A button that reads as a link: it changes what is shown, not where one is. */
export const textButton =
  'inline-flex min-h-11 items-center rounded-sm text-link underline underline-offset-3 hover:decoration-2'

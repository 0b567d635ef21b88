/** The style of a button that looks like a link. For actions that change the view but not the URL. */
export const textButton =
  'inline-flex min-h-11 items-center rounded-sm text-link underline underline-offset-3 hover:decoration-2'

/* Words that components of several folders use. */

export const cancel = () => 'Cancel'
export const close = () => 'Close'
export const tryAgain = () => 'Try again'
export const stillWorking = () => 'Still working …'

/* Tones */

export const note = () => 'Note'
export const done = () => 'Done'
export const warning = () => 'Warning'
export const problem = () => 'Problem'

/* Link, SkipLink */

export const opensInNewTab = () => '(opens in a new tab)'
export const skipToContent = () => 'Skip to the main content'

/* Pagination */

export const previousPage = () => 'Previous'
export const nextPage = () => 'Next'
export const pageOf = ({ page, pageCount }: { page: number; pageCount: number }) =>
  `Page ${page} of ${pageCount}`
export const pageNumber = ({ page }: { page: number }) => `Page ${page}`
export const isFirstPage = () => 'This is the first page'
export const isLastPage = () => 'This is the last page'

/* PasswordInput. `what` is what the field contains. */

export const password = () => 'password'
export const show = ({ what }: { what: string }) => `Show ${what}`
export const hide = ({ what }: { what: string }) => `Hide ${what}`
/** Announced to screen readers, like the next one. */
export const isShown = ({ what }: { what: string }) => `The ${what} is shown`
export const isHidden = ({ what }: { what: string }) => `The ${what} is hidden`

/* Skeleton */

export const loading = () => 'Loading …'

/* ThemeSwitch */

export const theme = () => 'Theme'
export const lightTheme = () => 'Light'
export const darkTheme = () => 'Dark'
export const systemTheme = () => 'System'

/* Toast */

export const notification = () => 'Notification'
export const closeNotification = () => 'Close notification'

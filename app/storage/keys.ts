// The inline scripts in build/first-paint read some of these, so this module imports nothing.

/** The two `localStorage` keys of the session (SES-1). */
export const DETAILS_KEY = 'userDetails'
export const TOKEN_KEY = 'userToken'
/** What a customer hid or closed on their pages, the payment method they chose last, and whether they have a second step. Removed at sign-out (SES-1). */
export const DISPLAY_KEY = 'displayChoices'
/** The deposit that a customer has begun (DEP-6), in both storages. Removed at sign-out (SES-1). */
export const DEPOSIT_DRAFT_KEY = 'depositDraft'
/** Written and removed at once, only to send a storage event to the other tabs. */
export const ENDED_KEY = 'sessionEnded'
/** The chosen theme. public/theme.js has a copy, because it runs as it is during development. */
export const THEME_KEY = 'theme'
/** The optional capabilities that the backend declared last (CAP-0). It says nothing about a customer, so it stays after sign-out. */
export const CAPABILITIES_KEY = 'capabilities'
/** Which version of the notice at start this browser has shown (GLB-4). */
export const NOTICE_KEY = 'tradeNoticeSeen'

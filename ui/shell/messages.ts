import type { ThemeChoice } from '../primitives/theme-choice.ts'

/* Footer, PaymentLogo */

/** The name of the landmark, for screen readers. */
export const footer = () => 'Footer'
/** A heading. The names of the payment methods follow. */
export const depositsTakenIn = () => 'Deposits are taken in'
/** The payment method for a debit or credit card. */
export const card = () => 'Card'

/* NavBar, MobileMenu */

/** The name of the navigation, for screen readers. */
export const mainNavigation = () => 'Main'
export const menu = () => 'Menu'
export const closeMenu = () => 'Close menu'
/** Follows the link to the current page. */
export const thisPage = () => 'this page'

/* OfflineBanner */

export const youAreOffline = () => 'You are offline.'
/** Follows `youAreOffline`. */
export const offlineMeans = () =>
  'What you see may be out of date. Nothing can be sent until you are online again.'

/* RiskNotice */

/** The name of the landmark, for screen readers. */
export const riskWarning = () => 'Risk warning'

/* RouteLoader */

export const skipLoader = () =>
  'Press any key or tap to skip this screen. It won’t appear again until you close the tab.'

/* SandboxRibbon */

export const simulatedMoney = () => 'Sandbox: simulated money'

/* StorageNotice */

export const nothingStored = () => 'Your browser does not let us store anything.'
/** Follows `nothingStored`. */
export const signedOutOnClose = () => 'You will be signed out when you close this tab.'

/* ThemeToggle */

export const themeToggle = ({ current, next }: { current: ThemeChoice; next: ThemeChoice }) =>
  `Theme: ${current}. Change to ${next}`

/* TipPopup */

/** The name of the box, for screen readers. */
export const goodToKnow = () => 'Good to know'
export const stopMessages = () => 'Stop these messages'

/* TradeNoticeDialog */

export const beforeYouTrade = () => 'Before you trade'
export const pricesFall = () => 'Prices fall as well as rise. Past results don’t predict future results.'

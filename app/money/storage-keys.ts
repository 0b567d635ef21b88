import { CUSTOMER_DRAFT } from '../storage/customer-drafts.ts'
import { localArea, tabArea } from '../storage/browser-storage.ts'

/** The storage key of the deposits that are still to be recorded (SES-1). */
export const OUTBOX_KEY = 'depositOutbox'

/** The storage key of withdrawals whose outcome isn't certain or not yet acknowledged (SES-1). */
export const ORDERS_KEY = 'withdrawalOrders'

/** Begins the storage keys of refused deposits that the customer may not have seen. */
export const REFUSED_DEPOSIT = 'refusedDeposit:'

/** Begins the storage keys of refused withdrawals that the customer may not have seen. */
export const REFUSED_WITHDRAWAL = 'refusedWithdrawal:'

/** Begins the storage keys of confirmed withdrawals that aren't sent yet. */
export const PRESSED_WITHDRAWAL = 'pressedWithdrawal:'

/** The key, in the tab's storage, of withdrawals that the server has confirmed and no page has reported yet. */
export const REQUESTED_KEY = `${CUSTOMER_DRAFT}requested`

const keys: readonly string[] = [OUTBOX_KEY, ORDERS_KEY]
const prefixes = [REFUSED_DEPOSIT, REFUSED_WITHDRAWAL, PRESSED_WITHDRAWAL]

/** Whether this browser stores a deposit or a withdrawal, of any customer. */
export const storesPayments = () =>
  tabArea.read(REQUESTED_KEY) !== null ||
  localArea.keys().some((key) => keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix)))

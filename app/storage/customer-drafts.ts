import { tabArea } from './browser-storage.ts'

/** Begins the keys of a customer's drafts in the tab's storage. */
export const CUSTOMER_DRAFT = 'draft:'

/** How often customers' drafts have been dropped. A draft in memory from before the last time counts as dropped. */
export let timesDropped = 0

/** Drops every draft that belongs to a customer, in memory and in this tab's storage. Called at sign-out (SES-1). */
export function dropCustomersDrafts() {
  timesDropped += 1
  // The code of a form may not be loaded on this page.
  for (const key of tabArea.keys()) if (key.startsWith(CUSTOMER_DRAFT)) tabArea.remove(key)
}

import { paths } from '../paths.ts'

/** The name of the query parameter that says what a message to support is about. */
const ABOUT = 'about'

/** The address of the message form in the Help Center, with the reference of a transaction as the subject. */
export const helpAbout = (reference: string | null | undefined): string =>
  reference ? `${paths.helpCenter}?${new URLSearchParams({ [ABOUT]: reference })}#message` : paths.helpCenter

/** Whether a text looks like the reference of a transaction: one word with a digit. */
export const isReference = (text: string) => /^(?=.*\d)[\w./#-]{1,60}$/.test(text)

/** The reference in such an address, or `null`. Anyone can craft a link, so a text that doesn't look like a reference is ignored. */
export function aboutIn(search: string): string | null {
  const reference = new URLSearchParams(search).get(ABOUT)
  return reference !== null && isReference(reference) ? reference : null
}

type Destination = {
  wallet?: string | null | undefined
  bankName?: string | null | undefined
  accountNumber?: string | null | undefined
}

/** The characters at each end of an address that are shown, as in the list of payees (WDR-7). */
const ENDS = 6

/**
 * Where a withdrawal goes, short enough for a list (WDR-6): the ends of the address, or the bank and the last four characters of the
 * account. `null` for a deposit, and if the server didn't say.
 */
export function shortDestination({
  wallet,
  bankName,
  accountNumber,
}: Destination): { name: string; ending: string } | null {
  if (wallet) {
    if (wallet.length <= 2 * ENDS) return { name: wallet, ending: '' }
    return { name: wallet.slice(0, ENDS), ending: `…${wallet.slice(-ENDS)}` }
  }
  const account = accountNumber?.replace(/\s/g, '').slice(-4) ?? ''
  if (!bankName && account === '') return null
  return { name: bankName ?? '', ending: account && `${bankName ? '\u00A0' : ''}…${account}` }
}

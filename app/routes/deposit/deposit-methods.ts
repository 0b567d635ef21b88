import type { UserDetails } from '#contract/user.ts'
import { depositMethodIds, type DepositMethod, type DepositMethodId } from '#ui/deposit/deposit-method.ts'
import type { Brand } from '../../content/brand-schema.ts'
import { addressFields, type KnownAddresses } from '../../money/last-visit.ts'

/** A shorter text doesn't count as an address (DEP-2), in characters. */
const SHORTEST_ADDRESS = 2

type Given = {
  details: UserDetails
  brand: Pick<Brand, 'depositNetworks' | 'depositAddresses'>
  testNetwork: boolean
  /** The addresses of this customer's last visit, to mark those that have changed since (C39). */
  before: KnownAddresses | null
}

/**
 * All methods, each with the customer's own address, or else the operator's (DEP-2). `address` is `null` if there is neither. An address
 * that the server sent but that the app can't read is never replaced (C38).
 */
export function depositMethods({ details, brand, testNetwork, before }: Given): DepositMethod[] {
  return depositMethodIds.map((id) => {
    const { network, testNetwork: testName } = brand.depositNetworks[id]
    const address = addressOf(id, details, brand)
    const earlier = before?.[id]
    const changed =
      typeof address === 'string' && (earlier?.length ?? 0) >= SHORTEST_ADDRESS && earlier !== address
    return { id, network: testNetwork ? testName : network, address, changed }
  })
}

function addressOf(
  id: DepositMethodId,
  details: UserDetails,
  brand: Given['brand'],
): DepositMethod['address'] {
  const own = details[addressFields[id]]
  // The server sent no readable address. No other address may replace it (C38).
  if (own === null) return { unreadable: true }
  const address = [own.trim(), brand.depositAddresses[id].trim()].find(
    ({ length }) => length >= SHORTEST_ADDRESS,
  )
  return address ?? null
}

import type { UserDetails } from '#contract/user.ts'
import { depositMethodIds, type DepositMethod, type DepositMethodId } from '#ui/deposit/deposit-method.ts'
import type { Brand } from '../../content/brand-schema.ts'
import { addressFields, type KnownAddresses } from '../../money/last-visit.ts'

/** What a text needs to be an address at all (DEP-2). */
const LEAST = 2

type Given = {
  details: UserDetails
  brand: Pick<Brand, 'depositNetworks' | 'depositAddresses'>
  testNetwork: boolean
  /** The addresses that this customer was shown before this page was loaded (C39). */
  before: KnownAddresses | null
}

export function depositMethods({ details, brand, testNetwork, before }: Given): DepositMethod[] {
  return depositMethodIds.map((id) => {
    const { network, testNetwork: testName } = brand.depositNetworks[id]
    const address = addressOf(id, details, brand)
    const earlier = before?.[id]
    const changed = typeof address === 'string' && (earlier?.length ?? 0) >= LEAST && earlier !== address
    return { id, network: testNetwork ? testName : network, address, changed }
  })
}

function addressOf(
  id: DepositMethodId,
  details: UserDetails,
  brand: Given['brand'],
): DepositMethod['address'] {
  const own = details[addressFields[id]]
  // Missing or no text: something is wrong with the answer, and no other address may stand in for it (C38).
  if (own === null) return { unreadable: true }
  const address = [own.trim(), brand.depositAddresses[id].trim()].find(({ length }) => length >= LEAST)
  return address ?? null
}

import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { describe, expect, it } from 'vitest'
import { depositMethodIds } from '#ui/deposit/deposit-method.ts'
import { brand } from '../../content/brand.ts'
import { addressesOfLastVisit, rememberLastVisit } from '../../money/last-visit.ts'
import { depositMethods } from './deposit-methods.ts'

const details = readUserDetails.parse(sampleUsers.established)
const ownBrand = {
  ...brand,
  depositAddresses: { bitcoin: 'brand-bitcoin', ethereum: 'brand-ether', usdt: 'brand-usdt' },
}
const addresses = (given: Partial<Parameters<typeof depositMethods>[0]>) =>
  depositMethods({ details, brand, testNetwork: false, before: null, ...given }).map(({ address }) => address)

describe('DEP-2 FAIR-5 the address of a method', () => {
  it('is the customer’s own', () =>
    expect(addresses({ brand: ownBrand })).toEqual([
      details.bitcoinAddress,
      details.ethereumAddress,
      details.usdtAddress,
    ]))
  it('is the brand’s if the customer’s is shorter than 2 characters', () =>
    expect(
      addresses({
        brand: ownBrand,
        details: { ...details, bitcoinAddress: '', ethereumAddress: 'x', usdtAddress: '  ' },
      }),
    ).toEqual(['brand-bitcoin', 'brand-ether', 'brand-usdt']))
  it('is missing if neither is set up, because none is built in', () =>
    expect(
      addresses({ details: { ...details, bitcoinAddress: '', ethereumAddress: '', usdtAddress: '' } }),
    ).toEqual([null, null, null]))
  it('C38 is never the brand’s if the customer’s could not be read', () =>
    expect(addresses({ brand: ownBrand, details: { ...details, bitcoinAddress: null } })[0]).toEqual({
      unreadable: true,
    }))
})

it('FAIR-6 names the test networks in a sandbox', () => {
  for (const testNetwork of [true, false]) {
    const methods = depositMethods({ details, brand, testNetwork, before: null })
    expect(methods.map(({ network }) => network.includes('test network'))).toEqual(
      Array.from(depositMethodIds, () => testNetwork),
    )
  }
})

function changed(stored: typeof details | undefined, now = details) {
  rememberLastVisit(stored)
  const before = addressesOfLastVisit(now.email)
  return depositMethods({ details: now, brand, testNetwork: true, before }).map((method) => method.changed)
}

describe('C39 an address that changed since the last visit', () => {
  it('is marked, and the others are not', () => {
    expect(changed(details, { ...details, usdtAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' })).toEqual([
      false,
      false,
      true,
    ])
    expect(changed(details)).toEqual([false, false, false])
  })
  it('is not marked on a first visit, for another customer, or if there was no address', () => {
    const others = { ...details, email: 'other@sample.test', bitcoinAddress: 'old' }
    for (const stored of [undefined, others, { ...details, bitcoinAddress: '' }])
      expect(changed(stored)).toEqual([false, false, false])
  })
})

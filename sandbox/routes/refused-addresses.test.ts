import { describe, expect, it } from 'vitest'
import { saveAddress } from '../db/saved-addresses.ts'
import { sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { yearOfWithdrawals } from '../db/sample-year.ts'
import { testNetworkAddresses } from '../domain/test-addresses.ts'
import { createAccountApp } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'

const TO_SELF = 'This is your own deposit address, and a withdrawal cannot be sent to it'
const NOT_BITCOIN = 'This is an address of Ethereum, not of Bitcoin'
// The last digit is wrong.
const ethereum = '0x52908400098527886E0F7030069857D2E4169EE8'
const own = Object.values(testNetworkAddresses)

onBothEngines((db) => {
  const added = async () => {
    const testApp = createAccountApp(db())
    const person = await testApp.customer({ profit: 100_00n })
    const { token } = person
    const save = (network: string, address: string) =>
      testApp.send('POST', '/withdrawal/addresses', { token, body: { label: 'Mine', network, address } })
    const withdraw = (wallet: string) => testApp.money('/withdrawal/add', token, { amount: 20, wallet })
    return { ...testApp, ...person, save, withdraw }
  }

  describe('an own deposit address', () => {
    it.each([...own, own[0]?.toUpperCase() ?? ''])('API-9 %s gets no withdrawal', async (wallet) => {
      const { withdraw, details, token } = await added()
      const { status, json } = await withdraw(wallet)
      expect([status, json]).toEqual([422, { message: TO_SELF, fields: { wallet: TO_SELF } }])
      expect(await details(token)).toHaveProperty('tradeProfit', 100)
    })

    it('CAP-3 can’t be saved, and no proof is asked for', async () => {
      const { save } = await added()
      const { status, json } = await save('tron', testNetworkAddresses.usdtAddress)
      expect([status, json]).toEqual([422, { message: TO_SELF, fields: { address: TO_SELF } }])
    })

    it('FAIR-6 no sample withdrawal went to one', () => {
      for (const { wallet } of [...sampleWithdrawals, ...yearOfWithdrawals(new Date())])
        expect(own).not.toContain(wallet)
    })
  })

  describe('an address of another network', () => {
    it('CAP-3 can’t be saved, and no proof is asked for', async () => {
      const { save } = await added()
      const { status, json } = await save('bitcoin', ethereum)
      expect([status, json]).toEqual([422, { message: NOT_BITCOIN, fields: { network: NOT_BITCOIN } }])
      expect((await save('other', ethereum)).json.code).toBe('step_up')
    })

    it('CAP-3 gets no withdrawal if an older version saved it', async () => {
      const { id, clock, withdraw, details, token } = await added()
      const wrong = { label: 'Mine', network: 'bitcoin', address: ethereum, usableFrom: clock.at }
      await saveAddress(db(), id, wrong, clock.at)
      const { status, json } = await withdraw(ethereum)
      expect([status, Object.keys(json.fields ?? {})]).toEqual([422, ['wallet']])
      expect(json.message).toContain(NOT_BITCOIN)
      expect(await details(token)).toHaveProperty('tradeProfit', 100)
    })
  })
})

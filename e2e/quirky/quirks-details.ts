import { html, json, notUnderstood } from './responses.ts'
import type { ReadQuirk } from './read-quirk.ts'
import type { Behaviour, Settings } from './world.ts'

// Customer details, the price list, and a server that is slow to wake up.

const details = (
  id: string,
  title: string,
  settings: Settings,
  sees: (string | RegExp)[],
  seesNot: (string | RegExp)[] = [],
  page = '/dashboard',
): ReadQuirk => ({ id, spec: 'API-12 FAIR-1', title, settings, page, sees, seesNot })
const user = (fields: Record<string, unknown>): Settings => ({ user: fields })

export const detailQuirks: ReadQuirk[] = [
  details(
    'R50',
    'a figure with a thousands separator',
    user({ totalDeposit: '5,000.00' }),
    [notUnderstood, '$8,365.67'],
    ['$5.00'],
  ),
  details(
    'R51',
    'a figure that is a word',
    user({ pendBalance: 'NaN' }),
    [notUnderstood, '$8,365.67'],
    ['$0.00'],
  ),
  details('R52', 'a figure as a string', user({ tradeProfit: '3250.17' }), ['$3,250.17']),
  details('R53', 'a huge figure', user({ totalEquity: '98765432109876543210.12' }), [
    '$98,765,432,109,876,543,210.12',
  ]),
  details('R54', 'a negative figure', user({ totalEquity: -42.42 }), [/-\$42\.42/]),
  details('R55', 'a missing figure', { without: ['referralBonus'] }, [notUnderstood, '$8,365.67'], ['$0.00']),
  details('R56', 'a figure that is true', user({ pendBalance: true }), [notUnderstood], ['$1.00']),
  details('R57', 'a name that is a number', user({ name: 42 }), ['Hello', '$8,365.67']),
  details(
    'R58',
    'no verified field',
    { without: ['verified'] },
    ['$8,365.67'],
    ['Not Verified', 'Verify your account'],
  ),
  details(
    'R59',
    'verified as a string',
    user({ verified: 'false' }),
    ['$8,365.67'],
    ['Not Verified', 'Verify your account'],
  ),
  details('R60', 'a notification with markup', user({ notification: '<b>Read</b> this' }), [
    '<b>Read</b> this',
  ]),
  details(
    'R61',
    'a notification that is a number',
    user({ notification: 5 }),
    ['$8,365.67'],
    ['Important Notification'],
  ),
  details('R62', 'a name with markup', user({ name: '<i>Sample</i>' }), ['<i>Sample</i>']),
  details('R63', 'fields that the specification does not have', user({ role: 'admin', wallets: [{}] }), [
    '$8,365.67',
  ]),
  details('R64', 'only an email address', { calls: { userDetails: { json: { email: 'a@quirk.test' } } } }, [
    notUnderstood,
  ]),
  details(
    'R65',
    'addresses that are null',
    user({ bitcoinAddress: null, ethereumAddress: null, usdtAddress: null }),
    ['Update Details'],
    [],
    '/dashboard/account',
  ),
  details(
    'R66',
    'a zip code that is a number',
    user({ zipCode: 1011 }),
    ['Update Details', '1011'],
    [notUnderstood],
    '/dashboard/account',
  ),
  details(
    'R67',
    'a plan that is an object',
    user({ plan: { name: 'Pro' } }),
    ['Update Details', notUnderstood],
    [],
    '/dashboard/account',
  ),
]

/** Customer details with which both review buttons must stay disabled (WDR-3). */
export const blockedWithdrawals: { id: string; title: string; settings: Settings }[] = [
  { id: 'R70', title: 'userCanWithdraw as the string true', settings: user({ userCanWithdraw: 'true' }) },
  { id: 'R71', title: 'userCanWithdraw as 1', settings: user({ userCanWithdraw: 1 }) },
  { id: 'R72', title: 'no userCanWithdraw', settings: { without: ['userCanWithdraw'] } },
  { id: 'R73', title: 'a fee with a percent sign', settings: user({ withdrawalCharges: '2.5%' }) },
  { id: 'R74', title: 'no fee', settings: { without: ['withdrawalCharges'] } },
  { id: 'R75', title: 'a negative fee', settings: user({ withdrawalCharges: -2 }) },
  { id: 'R76', title: 'a profit with a thousands separator', settings: user({ tradeProfit: '3,250.17' }) },
]

/** Customer details with which no deposit may be recorded (DEP-5, FAIR-5). */
export const withoutAddresses: { id: string; title: string; settings: Settings }[] = [
  {
    id: 'R80',
    title: 'addresses that are null',
    settings: user({ bitcoinAddress: null, ethereumAddress: null, usdtAddress: null }),
  },
  {
    id: 'R81',
    title: 'addresses that are one character long',
    settings: user({ bitcoinAddress: '-', ethereumAddress: '0', usdtAddress: '?' }),
  },
  {
    id: 'R82',
    title: 'addresses that are empty',
    settings: user({ bitcoinAddress: '', ethereumAddress: '', usdtAddress: '' }),
  },
  {
    id: 'R83',
    title: 'no addresses',
    settings: { without: ['bitcoinAddress', 'ethereumAddress', 'usdtAddress'] },
  },
]

const market = (id: string, title: string, response: Behaviour, sees: (string | RegExp)[]): ReadQuirk => ({
  id,
  spec: 'API-11 HOME-3',
  title,
  settings: { calls: { coins: response } },
  page: '/',
  sees,
})
const coin = (name: string, more = {}) => ({
  name,
  symbol: name.slice(0, 3).toLowerCase(),
  image: null,
  current_price: 12.5,
  market_cap: 1000,
  price_change_percentage_24h: -1,
  ...more,
})
export const markets: ReadQuirk[] = [
  market('R90', 'no market list: 404 in JSON', json(404, 'There is no such call.'), [/Try again/]),
  market('R91', 'HTML instead of the market list', html(200), [/Try again/]),
  market('R92', 'an empty market list', { json: [] }, ['Popular cryptocurrencies']),
  market(
    'R93',
    'a market list of three currencies',
    { json: ['Bitcoin', 'Ether', 'Solana'].map((name) => coin(name)) },
    ['Bitcoin', 'Ether', 'Solana'],
  ),
  market(
    'R94',
    'prices that are null',
    { json: [coin('Bitcoin', { current_price: null, market_cap: null }), coin('Ether')] },
    ['Bitcoin', '$12.50'],
  ),
  market('R95', 'a market list in another shape', { json: { data: [coin('Bitcoin')] } }, [/Try again/]),
  market('R96', 'a null entry in the market list', { json: [null, coin('Bitcoin')] }, ['Bitcoin', '$12.50']),
  market(
    'R97',
    'a picture from an unknown host',
    { json: [coin('Bitcoin', { image: 'https://pictures.quirk.test/x.png' })] },
    ['Bitcoin'],
  ),
  {
    ...market('R98', 'a market list without a source', { json: [coin('Bitcoin')] }, [
      '$12.50',
      'The platform does not say where these prices come from',
    ]),
    seesNot: ['CoinGecko'],
  },
]

const wakeUp = (id: string, title: string, settings: Settings): ReadQuirk => ({
  id,
  spec: 'API-10 FAIR-6 CAP-0',
  title,
  settings,
  page: '/dashboard',
  sees: ['$8,365.67'],
  seesNot: ['Sandbox: simulated money'],
})
export const wakeUps: ReadQuirk[] = [
  wakeUp('R100', 'no wake-up call: 404', { calls: { wakeUp: html(404) } }),
  wakeUp('R101', 'HTML on the wake-up call', { calls: { wakeUp: html(200) } }),
  wakeUp('R102', 'a wake-up call without a mode', {}),
  wakeUp('R103', 'a mode that is a number', { calls: { wakeUp: { json: { mode: 7, capabilities: null } } } }),
  wakeUp('R104', 'a wake-up call that is never answered', { calls: { wakeUp: { hold: true } } }),
  wakeUp('R105', 'a JSON list on the wake-up call', { calls: { wakeUp: { json: [] } } }),
  wakeUp('R106', 'capabilities that are an object', { capabilities: { idempotency: true } }),
]

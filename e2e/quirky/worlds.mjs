const worlds = new Map()

const user = {
  name: 'Sample Customer',
  zipCode: '10115',
  address: '1 Sample Street',
  gender: 'Other',
  phoneNumber: '15550100',
  investmentGoal: 'none',
  verified: true,
  plan: 'Starter',
  notification: '',
  pendBalance: 120.5,
  referralBonus: 15,
  tradingProgress: 40,
  totalDeposit: 5000,
  totalEquity: 8365.67,
  tradeProfit: 3250.17,
  userCanWithdraw: true,
  withdrawalCharges: 2.5,
  // The examples of BIP 173 and EIP 55, and the burn address of Tron.
  bitcoinAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ethereumAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  usdtAddress: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
}

export function resetWorld(name, settings) {
  const world = {
    name,
    requests: [],
    turns: {},
    held: [],
    answered: new Map(),
    deposits: [],
    withdrawals: [],
    added: 0,
    version: 1,
    user: { ...user, email: `${name}@quirk.test` },
    token: `token-${name}`,
    password: 'Harbour#Light7',
    phrase: 'anchor-harbor-calm-tide-north-coast',
    taken: [],
    keys: 'ignore',
    calls: {},
    cors: {},
  }
  worlds.set(name, world)
  patchWorld(world, settings)
  return world
}

/** Merges `user` into the customer's details, removes the fields in `without` and replaces everything else. */
export function patchWorld(world, { user: more = {}, without = [], ...rest }) {
  Object.assign(world, rest)
  if (rest.calls) world.turns = {}
  Object.assign(world.user, more)
  for (const field of without) delete world.user[field]
}

export const worldNamed = (name) => worlds.get(name) ?? resetWorld(name, {})

/** Sends all responses that were held back. */
export function release(world) {
  for (const go of world.held.splice(0)) go()
}

export const report = ({ requests, deposits, withdrawals, user: details, added }) => ({
  requests,
  deposits,
  withdrawals,
  user: details,
  added,
})

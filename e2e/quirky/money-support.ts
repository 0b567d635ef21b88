/** The history can't be read, so it can't settle an order. */
export const noHistory = { withdrawals: { status: 503 }, deposits: { status: 503 } }

/** The same order, made on another device. */
export const sameRow = (flow: 'withdrawal' | 'bank') => ({
  _id: 'elsewhere',
  amount: 25,
  date: new Date().toISOString(),
  reference: 'ELSEWHERE',
  status: 'pending',
  ...(flow === 'bank'
    ? { accountNumber: 'DE89370400440532013000', swiftCode: 'COBADEFF', bankName: 'Sample Bank' }
    : { wallet: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' }),
})

/** Simulates clearing: a row is pending for `settleSeconds`, then approved, or failed for amounts that end in 13 cents. */
export function settlement(amount: bigint, at: Date, settleSeconds: number) {
  return { settlesAt: new Date(at.getTime() + settleSeconds * 1000), fails: amount % 100n === 13n }
}

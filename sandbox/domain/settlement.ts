/** Simulated clearing: a record stays pending for a set time, then is approved, or failed by the documented sample input. */
export function settlement(amount: bigint, at: Date, settleSeconds: number) {
  return { settlesAt: new Date(at.getTime() + settleSeconds * 1000), fails: amount % 100n === 13n }
}

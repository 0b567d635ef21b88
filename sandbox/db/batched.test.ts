import { expect, it } from 'vitest'
import { batched } from './batched.ts'

it('the messages of a statement go into the embedded engine at once, in order, and no others with them', async () => {
  const entered: string[] = []
  const engine = batched({
    waitReady: Promise.resolve(),
    execProtocolStream: async (message) => {
      entered.push(Buffer.from(message).toString())
      return []
    },
  })
  for (const message of ['Parse', 'Bind', 'Describe', 'Execute', 'Sync', 'Query', 'Bind', 'Execute', 'Sync'])
    await engine.execProtocolStream(Buffer.from(message))
  expect(entered).toEqual(['ParseBindDescribeExecuteSync', 'Query', 'BindExecuteSync'])
})

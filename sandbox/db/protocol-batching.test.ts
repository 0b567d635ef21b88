import { expect, it } from 'vitest'
import { batched } from './protocol-batching.ts'

it('passes the messages of one statement to the embedded engine together and in order', async () => {
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../api/query-client.ts'
import { capabilityMessage } from '../api/capability-failure.ts'
import { type Messages, markRead, markAllRead, messagesQuery, olderMessages } from './message-queries.ts'

type Work = { is: 'marking' | 'older'; error?: never } | { is: 'idle'; error?: string }

/** The customer's messages, page by page, and what can be done with them. */
export function useMessages(email: string) {
  const { data: newest, error, isFetching, refetch } = useQuery(messagesQuery(email))
  const [further, setFurther] = useState<readonly Messages[]>([])
  const [work, setWork] = useState<Work>({ is: 'idle' })
  const [readHere, setReadHere] = useState<readonly string[]>([])
  const pages = newest ? [newest, ...further] : []
  // A new message moves the others back, so the first page may have some of the second.
  const messages = [
    ...new Map(pages.flatMap((page) => page.messages).map((each) => [each.id, each])).values(),
  ]
  const older = pages.at(-1)?.older ?? null

  const during = async (is: 'marking' | 'older', task: () => Promise<void>) => {
    if (work.is !== 'idle') return
    setWork({ is })
    const failed = await task().then(
      () => undefined,
      (cause: unknown) => capabilityMessage(cause),
    )
    setWork(failed === undefined ? { is: 'idle' } : { is: 'idle', error: failed })
  }
  const mark = (send: () => Promise<void>, ids: readonly string[]) =>
    during('marking', async () => {
      await send()
      setReadHere((before) => [...before, ...ids])
      await queryClient.invalidateQueries({ queryKey: messagesQuery(email).queryKey })
    })
  return {
    messages:
      newest &&
      messages.map((each) => ({ ...each, read: each.readAt != null || readHere.includes(each.id) })),
    unread: newest?.unread ?? null,
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    error: error ? capabilityMessage(error) : undefined,
    refetch,
    isFetching,
    work,
    read: (id: string) => void mark(() => markRead([id]), [id]),
    readAll: () =>
      void mark(
        () => markAllRead(messages, older),
        messages.map(({ id }) => id),
      ),
    showOlder:
      older === null
        ? undefined
        : () =>
            void during('older', async () => {
              const page = await olderMessages(older)
              setFurther((before) => [...before, page])
            }),
  }
}

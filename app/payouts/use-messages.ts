import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { capabilityMessage } from '../api/capability-failure.ts'
import { tellOtherTabs } from '../session/follow-other-tabs.ts'
import { connected, cursorAfter, messagesIn, sharedIds, unreadableIn, type Reading } from './message-pages.ts'
import {
  markOlderRead,
  markRead,
  MESSAGES,
  messagesQuery,
  olderMessages,
  unreadIn,
} from './message-queries.ts'

type Work =
  | { is: 'marking' | 'older'; error?: never; unknown?: never }
  | { is: 'idle'; error?: string; unknown?: boolean }

const STILL_UNREAD =
  'Several messages have the same number, and the server still says that one of them is unread.'

/** The customer's messages, page by page, and what can be done with them. */
export function useMessages(email: string) {
  const { data: newest, error, isFetching, refetch } = useQuery(messagesQuery(email))
  /** The older pages that were read, after the newest page as it was then. */
  const [further, setFurther] = useState<readonly Reading[]>([])
  const [work, setWork] = useState<Work>({ is: 'idle' })
  const [olderError, setOlderError] = useState<string>()
  const [readHere, setReadHere] = useState<readonly string[]>([])
  const readings = connected(newest, further)
  const messages = messagesIn(readings)
  const older = cursorAfter(readings)

  /** `task` resolves with what failed. */
  const during = async (is: 'marking' | 'older', task: () => Promise<string | undefined>) => {
    if (work.is !== 'idle') return
    setWork({ is })
    let unknown = false
    const failed = await task().catch((cause: unknown) => {
      unknown = !(cause instanceof ApiError) || cause.effect === 'unknown'
      // Shows the server's current state.
      void refetch()
      return capabilityMessage(cause)
    })
    setWork(failed === undefined ? { is: 'idle' } : { is: 'idle', error: failed, unknown })
  }
  /** Shows messages as read once the server has said that they are. */
  const marked = async (ids: readonly string[]) => {
    const shared = sharedIds(messages)
    tellOtherTabs({ email, part: MESSAGES })
    setReadHere((before) => [...before, ...ids.filter((id) => !shared.has(id))])
    // Nothing says which of two messages with one id was marked, so their pages are read again.
    const again = new Set(ids.filter((id) => shared.has(id)))
    const [{ data, isSuccess }, ...pages] = await Promise.all([
      refetch(),
      ...further.map(async (each) =>
        each.before !== null && each.page.messages.some(({ id }) => again.has(id))
          ? { ...each, page: await olderMessages(each.before).catch(() => each.page) }
          : each,
      ),
    ])
    if (again.size === 0) return undefined
    setFurther(pages)
    const still = unreadIn(messagesIn(connected(data, pages))).some((id) => again.has(id))
    return isSuccess && still ? STILL_UNREAD : undefined
  }
  const read = (id: string) =>
    void during('marking', async () => {
      await markRead([id])
      return marked([id])
    })
  const readAll = () =>
    void during('marking', async () => {
      const ids = unreadIn(messages)
      await markRead(ids)
      const failed = await markOlderRead(readings).then(
        () => undefined,
        (cause: unknown) =>
          `The messages you see here are marked as read. Not all older ones are. ${capabilityMessage(cause)}`,
      )
      const still = await marked(ids)
      return failed ?? still
    })
  const showOlder = (before: string) =>
    void during('older', async () => {
      setOlderError(undefined)
      try {
        const next = { before, page: await olderMessages(before) }
        // What `connected` has left out is dropped.
        setFurther([...(readings.length > 1 ? further : readings), next])
      } catch (cause) {
        setOlderError(capabilityMessage(cause))
      }
      return undefined
    })
  return {
    messages:
      readings.length === 0
        ? undefined
        : messages.map((each) => ({ ...each, read: each.readAt != null || readHere.includes(each.id) })),
    unread: newest?.unread ?? null,
    unreadable: unreadableIn(readings),
    error: error ? capabilityMessage(error) : undefined,
    refetch,
    isFetching,
    work,
    read,
    readAll,
    olderError,
    showOlder: older === null ? undefined : () => showOlder(older),
  }
}

import { MessageList } from '#ui/payout/MessageList.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Drawer } from '#ui/primitives/Drawer.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../paths.ts'
import { capabilityMessage } from './capability-failure.ts'
import { markAllRead, markRead, messagesQuery } from './message-queries.ts'

/** A button with the number of unread messages, and the drawer with the messages that it opens. */
export function MessageCentre({ email, className }: { email: string; className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const [marking, setMarking] = useState<{ running: boolean; error?: string }>({ running: false })
  const query = useInfiniteQuery(messagesQuery(email))
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const messages = data?.pages.flatMap((page) => page.messages)
  const unread = data?.pages[0]?.unread ?? null

  const mark = async (send: () => Promise<void>) => {
    setMarking({ running: true })
    const failed = await send().then(
      () => undefined,
      (cause: unknown) => capabilityMessage(cause),
    )
    await queryClient.invalidateQueries({ queryKey: messagesQuery(email).queryKey })
    setMarking({ running: false, error: failed })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mail aria-hidden className="size-4" />
        Messages{unread !== null && unread > 0 && <span>: {unread} unread</span>}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Messages"
        closeLabel="Close messages"
        className="w-112 max-w-full"
      >
        <MessageList
          messages={messages?.map(({ id, at, kind, title, text, readAt, about }) => ({
            id,
            at,
            title,
            text,
            read: readAt != null,
            href:
              about == null || !kind?.startsWith('payout')
                ? undefined
                : `${paths.withdrawalHistory}?row=${encodeURIComponent(about)}`,
          }))}
          unread={unread}
          unreadable={data?.pages.reduce((sum, page) => sum + page.unreadable, 0)}
          error={error ? capabilityMessage(error) : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
          onRead={(id) => void mark(() => markRead([id]))}
          onReadAll={() => void mark(markAllRead)}
          marking={marking.running}
          markingError={marking.error}
          onOlder={hasNextPage ? () => void fetchNextPage() : undefined}
          loadingOlder={isFetchingNextPage}
        />
      </Drawer>
    </>
  )
}

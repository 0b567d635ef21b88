import { MessageList } from '#ui/payout/MessageList.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Drawer } from '#ui/primitives/Drawer.tsx'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { useMessages } from './use-messages.ts'

/** A button with the number of unread messages, and the drawer with the messages that it opens. */
export function MessageCentre({ email, className }: { email: string; className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const { messages, unread, unreadable, error, isFetching, refetch, work, ...rest } = useMessages(email)
  const count = Math.max(unread ?? 0, messages?.filter((each) => !each.read).length ?? 0)
  const { read, readAll, showOlder, olderError } = rest
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        // Reserves the width of the number of unread messages, which arrives later.
        className={`min-w-48 justify-start ${className ?? ''}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          void refetch()
        }}
      >
        <Mail aria-hidden className="size-4" />
        <span>Messages{unread !== null && count > 0 && `, ${count} unread`}</span>
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Messages"
        closeLabel="Close messages"
        className="w-112 max-w-full"
      >
        <MessageList
          messages={messages?.map(({ id, at, kind, title, text, about, read: isRead }) => ({
            id,
            at,
            title,
            text,
            read: isRead,
            href:
              about == null || !kind?.startsWith('payout')
                ? undefined
                : `${paths.withdrawalHistory}?row=${encodeURIComponent(about)}`,
          }))}
          unread={unread}
          unreadable={unreadable}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          onRead={read}
          onReadAll={readAll}
          marking={work.is === 'marking'}
          problem={work.error}
          problemIsUnknown={work.unknown}
          onOlder={showOlder}
          olderError={olderError}
          loadingOlder={work.is === 'older'}
        />
      </Drawer>
    </>
  )
}

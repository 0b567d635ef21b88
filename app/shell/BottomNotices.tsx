import { Link } from '#ui/primitives/Link.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'
import { SandboxRibbon } from '#ui/shell/SandboxRibbon.tsx'
import { StorageNotice } from '#ui/shell/StorageNotice.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { messages } from '../api/errors.ts'
import { wakeUpQuery } from '../api/queries.ts'
import { needsSignIn, paths, signInFor } from '../paths.ts'
import { useSignOutReason, useSession } from '../session/session.ts'
import { sessionPersists } from '../storage/stored-session.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/**
 * Notices about the session, the network, storage and the sandbox. They stick to the lower edge of the window, after the page's
 * content, so that they move nothing when they appear.
 */
export function BottomNotices({ path }: { path: string }) {
  const online = useOnline()
  const session = useSession()
  const reason = useSignOutReason()
  // Signing out empties the cache, but the server is still the same, so the ribbon must not disappear meanwhile.
  const { data } = useQuery({ ...wakeUpQuery, placeholderData: keepPreviousData })
  const notices = [
    reason === 'ended' && !needsSignIn(path) && path !== paths.signIn && (
      <NoticeStrip key="ended" icon={<LogOut />} action={<Link href={signInFor(path)}>Sign in</Link>}>
        {messages.auth}
      </NoticeStrip>
    ),
    !online && <OfflineBanner key="offline" />,
    session && !sessionPersists() && <StorageNotice key="storage" />,
  ].filter(Boolean)
  return (
    <aside aria-label="Notices" className="contents">
      {notices.length > 0 && (
        <div className="sticky bottom-(--ribbon-height,0px) z-30 print:static">{notices}</div>
      )}
      {/* Above overlays, dialogs and drawers, so that it is always visible (FAIR-6). */}
      {data?.mode === 'sandbox' && <SandboxRibbon className="sticky bottom-0 z-60 print:static" />}
    </aside>
  )
}

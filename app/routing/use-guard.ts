import { announce } from '#ui/lib/announce.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { needsSignIn, paths, signInFor } from '../paths.ts'
import { acknowledgeSignOut, useSignOutReason, useSession } from '../session/session.ts'

/** GRD-1, GRD-3, GRD-4, NAV-6: where the visitor has to go instead of this page, if anywhere. */
export function useGuard(path: string): string | null {
  const { pathname, search, hash } = useLocation()
  const session = useSession()
  const ending = useSignOutReason()
  // After a logout here the way leads home (NAV-6). A logout in another tab ends customer's pages only: a public page may hold
  // something that exists nowhere else, a new seed phrase for instance.
  const arrived =
    ending === 'logout' ? path === paths.home : ending === 'elsewhere' ? !needsSignIn(path) : null
  useEffect(() => {
    if (!arrived) return
    announce(ending === 'logout' ? 'You are signed out.' : 'You were signed out in another tab.')
    acknowledgeSignOut()
  }, [arrived, ending])
  useEffect(() => {
    // 'Your session has ended' has been read once the customer leaves the sign-in page.
    if (ending === 'ended' && path === paths.signIn) return acknowledgeSignOut
  }, [ending, path])

  if (arrived === false) return paths.home
  return !session && needsSignIn(path) ? signInFor(pathname + search + hash) : null
}

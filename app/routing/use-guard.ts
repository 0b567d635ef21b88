import { announce } from '#ui/lib/announce.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { needsSignIn, paths, signInFor } from '../paths.ts'
import { acknowledgeSignOut, useSignOutReason, useSession } from '../session/session.ts'

/**
 * Where to redirect from this page, or `null` to stay: to sign-in without a session (GRD-1, GRD-3, GRD-4), to the home page after a
 * logout in this tab (NAV-6).
 */
export function useGuard(path: string): string | null {
  const { pathname, search, hash } = useLocation()
  const session = useSession()
  const reason = useSignOutReason()
  // A logout in another tab leads to sign-in, but only from customers' pages. A public page may show something that exists nowhere
  // else, such as a new seed phrase.
  const arrived =
    reason === 'logout' ? path === paths.home : reason === 'elsewhere' ? !needsSignIn(path) : null
  useEffect(() => {
    if (!arrived) return
    announce(reason === 'logout' ? 'You are signed out.' : 'You were signed out in another tab.')
    acknowledgeSignOut()
  }, [arrived, reason])
  if (reason === 'logout' && !arrived) return paths.home
  return !session && needsSignIn(path) ? signInFor(pathname + search + hash) : null
}

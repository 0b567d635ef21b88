import { announce } from '#ui/lib/announce.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { needsSignIn, paths, signInFor } from '../paths.ts'
import { settleEnding, useEnding, useSession } from '../session/session.ts'

/** GRD-1, GRD-3, GRD-4, NAV-6: where the visitor has to go instead of this page, if anywhere. */
export function useGuard(path: string): string | null {
  const { pathname, search, hash } = useLocation()
  const session = useSession()
  const ending = useEnding()
  const left = ending === 'logout' || ending === 'elsewhere'
  useEffect(() => {
    if (!left || path !== paths.home) return
    announce('You are signed out.')
    settleEnding()
  }, [left, path])
  useEffect(() => {
    // 'Your session has ended' has been read once the customer leaves the sign-in page.
    if (ending === 'ended' && path === paths.signIn) return settleEnding
  }, [ending, path])

  if (left && path !== paths.home) return paths.home
  return !session && needsSignIn(path) ? signInFor(pathname + search + hash) : null
}

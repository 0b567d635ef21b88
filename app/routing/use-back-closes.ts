import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** While `open`, the browser's Back and Forward call `close` and stay on the page. If they lead to another document, the browser leaves. */
export function useBackCloses(open: boolean, close: () => void) {
  const blocker = useBlocker(({ historyAction }) => open && historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker, close])
}

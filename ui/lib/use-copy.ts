import { useEffect, useRef, useState } from 'react'
import { announce } from './announce.ts'
import { copyText, selectText, type CopyResult } from './copy-text.ts'

type Options = {
  /** What screen readers announce after each result. A result without a text is not announced. */
  announcements: { [Result in CopyResult]?: string }
  /** How long `copied` stays the result, in milliseconds. By default, until the next copy. */
  copiedFor?: number
  /** Handles `changed` like `refused`: selects the text. For a text that is no target of malware, so it needs no separate warning. */
  treatChangedAsRefused?: boolean
  /** Called if the browser refuses, before the text is selected. It can render the text first. */
  onRefused?: () => void
}

/** Copies a text and announces the result. If the browser refuses, selects the text in the element of `shown` instead. */
export function useCopy<Shown extends HTMLElement>({
  announcements,
  copiedFor,
  treatChangedAsRefused = false,
  onRefused,
}: Options) {
  const shown = useRef<Shown>(null)
  const [last, setLast] = useState<{ result: CopyResult | null; count: number }>({ result: null, count: 0 })
  useEffect(() => {
    if (last.result !== 'copied' || copiedFor === undefined) return
    const timer = setTimeout(() => setLast(({ count }) => ({ result: null, count })), copiedFor)
    return () => clearTimeout(timer)
  }, [last, copiedFor])

  async function copy(text: string) {
    const copied = await copyText(text)
    const result = copied === 'changed' && treatChangedAsRefused ? 'refused' : copied
    if (result === 'refused') {
      onRefused?.()
      if (shown.current) selectText(shown.current)
    }
    setLast(({ count }) => ({ result, count: count + 1 }))
    const announcement = announcements[result]
    if (announcement !== undefined) announce(announcement, result === 'copied' ? 'polite' : 'assertive')
  }

  return {
    /** Belongs on the element that shows the text. */
    shown,
    /** The result of the last copy. `null`: nothing was copied yet, or `copiedFor` has passed. */
    result: last.result,
    /** The number of copies, as a `key` for a message that is announced again each time. */
    count: last.count,
    copy,
  }
}

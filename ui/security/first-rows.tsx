import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

/** How many rows a list shows at first. */
export const SHOWN_AT_FIRST = 5

/**
 * The first rows of a long list, and the button that shows all of them. `list` is the ref of the list: the button disappears when it is
 * pressed, and the focus moves to the first row that it added. `more`: the server has further rows, so the loaded ones aren't all.
 */
export function useFirstRows<Row>(
  rows: readonly Row[] | undefined,
  more = false,
): {
  list: RefObject<HTMLUListElement | null>
  shown: readonly Row[] | undefined
  showAll: ReactNode
} {
  const t = useTranslate()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const added = all ? list.current?.children.item(SHOWN_AT_FIRST) : null
    if (!(added instanceof HTMLElement)) return
    added.tabIndex = -1
    added.focus({ preventScroll: true })
  }, [all])
  if (all || rows === undefined || rows.length <= SHOWN_AT_FIRST) return { list, shown: rows, showAll: null }
  return {
    list,
    shown: rows.slice(0, SHOWN_AT_FIRST),
    showAll: (
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
        {more ? t(m.showMore) : t(m.showAll, { count: formatCount(rows.length, locale) })}
      </Button>
    ),
  }
}

import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'

const MARK = 'data-opens'

/** Marks the button that opens the details of a row. */
export const opens = (key: string) => ({ [MARK]: key })

const buttonOf = (key: string | null) =>
  [...document.querySelectorAll(`[${MARK}]`)].find((each) => each.getAttribute(MARK) === key)

/** Gives the focus to the first of these places that takes it. The last one is the heading of the page. */
function focusFirst(...places: (Element | null | undefined)[]) {
  return [...places, document.querySelector('h1[tabindex]')].some((place) => {
    if (place instanceof HTMLElement) place.focus()
    return place instanceof HTMLElement && document.activeElement === place
  })
}

/**
 * Returns handlers for the details of a row. When they close, the focus goes to the button of that row. If that is not on the page, it goes
 * to what had it before, or to the heading of the page. Details that an address opened had nothing focused before.
 */
export function useReturnToRow(key: string | null) {
  const before = useRef<Element | null>(null)
  const opened = useRef(key)
  useEffect(() => {
    if (key !== null) opened.current = key
  }, [key])
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement === document.body ? null : document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (focusFirst(buttonOf(opened.current), before.current)) event.preventDefault()
    },
  }
}

/** Returns handlers for a table. If an answer or a filter removes the row whose button has the focus, the heading gets it. */
export function useFocusOfRemovedRow() {
  const inRow = useRef(false)
  useLayoutEffect(() => {
    if (inRow.current && document.activeElement === document.body) focusFirst()
  })
  const onFocus = useCallback(({ target }: FocusEvent) => {
    inRow.current = target.hasAttribute(MARK)
  }, [])
  // React reports no blur of an element that it removes.
  const onBlur = useCallback(() => {
    inRow.current = false
  }, [])
  return { onFocus, onBlur }
}

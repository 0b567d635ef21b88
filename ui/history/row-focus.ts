import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'

const MARK = 'data-opens'

/** Marks the button that opens the details of a row. */
export const opens = (key: string) => ({ [MARK]: key })

const buttonOf = (key: string | null) =>
  [...document.querySelectorAll(`[${MARK}]`)].find((each) => each.getAttribute(MARK) === key)

/** Moves the focus to the first of these elements that accepts it, or else to the heading of the page. */
function focusFirst(...places: (Element | null | undefined)[]) {
  return [...places, document.querySelector('h1[tabindex]')].some((place) => {
    if (place instanceof HTMLElement) place.focus()
    return place instanceof HTMLElement && document.activeElement === place
  })
}

/**
 * Returns handlers for the details of a row. When they close, the focus goes to the button of that row. If that isn't on the page, it goes
 * to the previously focused element, or to the heading of the page. Details that were opened by a URL have no previously focused element.
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
      // A link in the details led to another page, which has placed the focus.
      const isPlaced = document.activeElement !== document.body
      if (isPlaced || focusFirst(buttonOf(opened.current), before.current)) event.preventDefault()
    },
  }
}

/** Returns handlers for a table. If a response or a filter removes the row whose button has the focus, the heading gets it. */
export function useFocusOfRemovedRow() {
  const inRow = useRef(false)
  useLayoutEffect(() => {
    if (inRow.current && document.activeElement === document.body) focusFirst()
  })
  const onFocus = useCallback(({ target }: FocusEvent) => {
    inRow.current = target.hasAttribute(MARK)
  }, [])
  // React fires no blur event for an element that it removes.
  const onBlur = useCallback(() => {
    inRow.current = false
  }, [])
  return { onFocus, onBlur }
}

import { useState } from 'react'

const KEY = 'amountsHidden'

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Remembered in this tab only, and it says nothing about the customer (SES-1). */
export function useAmountsHidden(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(read)
  return [
    hidden,
    (next) => {
      setHidden(next)
      try {
        if (next) sessionStorage.setItem(KEY, 'true')
        else sessionStorage.removeItem(KEY)
      } catch {
        // Without storage the page remembers for as long as it lives.
      }
    },
  ]
}

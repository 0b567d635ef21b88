import { themeChoices, type ThemeChoice } from '#ui/primitives/theme-choice.ts'
import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { THEME_KEY } from '../storage/keys.ts'
import { readItem, writeItem } from '../storage/stored-session.ts'

const listeners = createListeners()

function chosen(): ThemeChoice {
  const stored = readItem(THEME_KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function apply() {
  const theme = chosen()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Applies the theme and stores it for all tabs. */
export function chooseTheme(theme: ThemeChoice) {
  writeItem(THEME_KEY, theme)
  apply()
  listeners.notify()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return
    apply()
    listener()
  }
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}

/** The theme that the visitor chose, by default `system`. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, chosen, () => 'system')

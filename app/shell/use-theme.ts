import { themeChoices, type ThemeChoice } from '#ui/primitives/ThemeSwitch.tsx'
import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '../storage/storage.ts'

/** public/theme.js reads the same key before the first paint. */
const THEME_KEY = 'theme'
const listeners = new Set<() => void>()

function chosen(): ThemeChoice {
  const stored = readItem(THEME_KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function apply() {
  const theme = chosen()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: ThemeChoice) {
  writeItem(THEME_KEY, theme)
  apply()
}

function onStorage(event: StorageEvent) {
  if (event.key === THEME_KEY || event.key === null) apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, chosen, () => 'system')

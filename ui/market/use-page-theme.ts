import { useSyncExternalStore } from 'react'
import { watchAttribute, watchMedia } from '../lib/store.ts'
import type { WidgetTheme } from './presets.ts'

const DARK = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const ends = [watchAttribute('data-theme')(onChange), watchMedia(DARK)(onChange)]
  return () => ends.forEach((end) => end())
}

function read(): WidgetTheme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The theme of the page: the one the customer chose, or the system's. */
export const usePageTheme = () => useSyncExternalStore(subscribe, read, () => 'light' as const)

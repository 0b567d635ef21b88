import type { Language } from './languages.tsx'
import { applyMotion, type Motion } from './motion.ts'

export type Globals = {
  theme: 'light' | 'dark' | 'side by side'
  textSize: '100%' | '200%'
  direction: 'ltr' | 'rtl'
  motion: Motion
  language: Language
}

/** The theme of the page itself. Side by side, the dark copy is another page. */
export const ownTheme = (theme: Globals['theme']) => (theme === 'dark' ? 'dark' : 'light')

/** Applies the toolbar's settings to the page. */
export function applyGlobals({ theme, textSize, direction, motion, language }: Globals) {
  const root = document.documentElement
  root.dataset.theme = ownTheme(theme)
  root.style.fontSize = textSize
  root.dir = language === 'mirrored (test)' ? 'rtl' : direction
  root.lang = language.startsWith('German') ? 'de' : 'en'
  applyMotion(motion)
}

import { applyMotion, type Motion } from './motion.ts'

export type Globals = {
  theme: 'light' | 'dark' | 'side by side'
  textSize: '100%' | '200%'
  direction: 'ltr' | 'rtl'
  motion: Motion
}

/** Applies the toolbar's settings to the page. */
export function applyGlobals({ theme, textSize, direction, motion }: Globals) {
  const root = document.documentElement
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light'
  root.style.fontSize = textSize
  root.dir = direction
  applyMotion(motion)
}

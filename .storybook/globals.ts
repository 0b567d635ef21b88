export type Globals = { theme: 'light' | 'dark'; textSize: '100%' | '200%'; direction: 'ltr' | 'rtl' }

/** Applies the toolbar's settings to the page. */
export function applyGlobals({ theme, textSize, direction }: Globals) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.style.fontSize = textSize
  root.dir = direction
}

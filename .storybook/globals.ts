export type Surroundings = { theme: 'light' | 'dark'; textSize: '100%' | '200%'; direction: 'ltr' | 'rtl' }

/** Puts what the toolbar says on the page. */
export function surround({ theme, textSize, direction }: Surroundings) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.style.fontSize = textSize
  root.dir = direction
}

// oxlint-disable unicorn/consistent-function-scoping -- inline in the page, the scope around this function is global
// Inline after the app shell of a customer's page. The shell is inert until the app has started, so a press on the theme button is
// recognized by its position, and takes effect at once.
import { THEME_KEY } from '#app/storage/keys.ts'

addEventListener(
  'click',
  ({ clientX, clientY }) => {
    if (!globalThis.earlyInput) return
    const { x, y, width, height } = document.querySelector('[data-slot=theme-toggle]').getBoundingClientRect()
    const within = (at, start, size) => at >= start && at < start + size
    if (!within(clientX, x, width) || !within(clientY, y, height)) return
    const themes = ['light', 'dark', 'system']
    try {
      const next = themes[(themes.indexOf(localStorage.getItem(THEME_KEY)) + 1) % 3]
      localStorage.setItem(THEME_KEY, next)
      document.documentElement.dataset.theme = next
    } catch {
      // Storage is disabled: the app reports it.
    }
  },
  true,
)

import * as a11y from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { inject } from 'vitest'
import { cdp } from 'vitest/browser'

type Hook<Name extends 'beforeEach' | 'afterEach'> = Extract<
  NonNullable<Preview[Name]>,
  (...args: never) => unknown
>

// Only the test run can switch the browser to forced colors; in Storybook such a story has its usual colors. The setting is made
// before each story and not reset after it, because the next story would start before the reset takes effect.
async function setForcedColors(wanted: boolean) {
  if (matchMedia('(forced-colors: active)').matches === wanted) return
  const features = [{ name: 'forced-colors', value: wanted ? 'active' : 'none' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

// Following a link would replace the page that the tests run in.
const stayHere = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

export const beforeEach: Hook<'beforeEach'> = async ({ parameters }) => {
  window.addEventListener('click', stayHere)
  await setForcedColors(parameters.forcedColors === true)
  // A run that only takes snapshots needs no axe.
  if (inject('snapshots') === 'accept') parameters.a11y = { disable: true }
  // axe reads the text color from -webkit-text-fill-color, where Chromium reports the color that isn't forced. With forced colors
  // the browser chooses both colors anyway.
  else if (parameters.forcedColors)
    parameters.a11y = { ...parameters.a11y, config: { rules: [{ id: 'color-contrast', enabled: false }] } }
  return () => window.removeEventListener('click', stayHere)
}

/** Runs axe in the other theme, after the story's play function and before the addon's run in the story's theme. */
export const afterEach: Hook<'afterEach'> = async (context) => {
  if (context.parameters.forcedColors) return
  const root = document.documentElement
  const own = root.dataset.theme
  root.dataset.theme = own === 'dark' ? 'light' : 'dark'
  try {
    await a11y.afterEach(context)
  } catch (cause) {
    throw new Error(`axe, in the ${root.dataset.theme} theme`, { cause })
  } finally {
    root.dataset.theme = own
  }
}

import * as a11y from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { inject } from 'vitest'
import { cdp } from 'vitest/browser'

type Hook<Name extends 'beforeEach' | 'afterEach'> = Extract<
  NonNullable<Preview[Name]>,
  (...args: never) => unknown
>

// Only the test run can ask the browser for this; in the workshop such a story shows the usual colours. It is asked
// before each story, not undone after: the next one starts before an undoing has arrived.
async function setForcedColors(wanted: boolean) {
  if (matchMedia('(forced-colors: active)').matches === wanted) return
  const features = [{ name: 'forced-colors', value: wanted ? 'active' : 'none' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

// Following a link would take the page that the tests run in away.
const stayHere = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

export const beforeEach: Hook<'beforeEach'> = async ({ parameters }) => {
  window.addEventListener('click', stayHere)
  await setForcedColors(parameters.forcedColors === true)
  // A run that takes pictures only has to come to the states that they show.
  if (inject('pixels') === 'accept') parameters.a11y = { disable: true }
  // axe takes -webkit-text-fill-color for the text's colour, which Chromium reports as if nothing were forced. The
  // browser chooses both colours here anyway.
  else if (parameters.forcedColors)
    parameters.a11y = { ...parameters.a11y, config: { rules: [{ id: 'color-contrast', enabled: false }] } }
  return () => window.removeEventListener('click', stayHere)
}

/** Runs after the story's own play and before the addon's axe run in the story's own theme. */
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

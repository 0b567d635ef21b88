import { isTestOnly } from './test-only.ts'

type Story = { id: string }
type Context = {
  initialArgs: Record<string, unknown>
  storyGlobals: Record<string, unknown>
  parameters: { forcedColors?: boolean; docs?: { story?: { inline?: boolean } } }
}

/**
 * Whether a story can be rendered live beside others on a documentation page. Left out are stories that need a page of their own
 * for text size, direction, motion, width or colors, stories that cover the page (the document shows their snapshots instead), and
 * stories that only test.
 */
export function isInlineStory({ id }: Story, { initialArgs, storyGlobals, parameters }: Context) {
  const { textSize, direction, motion, viewport } = storyGlobals
  const needsPage = [textSize, direction, motion, viewport, parameters.forcedColors].some(
    (value) => value !== undefined,
  )
  const coversPage = initialArgs.open === true || parameters.docs?.story?.inline === false
  return !needsPage && !coversPage && !isTestOnly(id.split('--')[1] ?? '')
}

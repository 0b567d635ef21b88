type Story = { name: string }
type Context = {
  initialArgs: Record<string, unknown>
  storyGlobals: Record<string, unknown>
  parameters: { forcedColors?: boolean; docs?: { story?: { inline?: boolean } } }
}

/**
 * Whether a story can be shown alive among others: not one that needs a page of its own for its text size, direction,
 * width or colors, nor one that lies open over the whole page, which have pictures there; nor one that shows nothing of its own.
 */
export function isInlineStory({ name }: Story, { initialArgs, storyGlobals, parameters }: Context) {
  const { textSize, direction, viewport } = storyGlobals
  const needsPage = [textSize, direction, viewport, parameters.forcedColors].some(
    (value) => value !== undefined,
  )
  const coversPage = initialArgs.open === true || parameters.docs?.story?.inline === false
  return !needsPage && !coversPage && name !== 'Rest Lands On The Root'
}

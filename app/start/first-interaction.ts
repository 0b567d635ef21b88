let settle = () => {}

/** Resolves at the visitor's first interaction. Until then, a page needs only its HTML. */
export const firstInteraction = new Promise<void>((resolve) => {
  settle = resolve
})
/** Counts as the first interaction, unless there has been one. */
export const noteInteraction = () => settle()

// `focus` isn't in the list, because a dialog that opens by itself also takes the focus.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Starts to listen for the first interaction. Called once, when the app starts. */
export function watchForInteraction() {
  for (const type of interactions) addEventListener(type, noteInteraction, { passive: true, once: true })
  void firstInteraction.then(() => {
    for (const type of interactions) removeEventListener(type, noteInteraction)
  })
}

let settle = () => {}

/** Resolves at the visitor's first interaction. Until then, a page needs only its HTML. */
export const firstInteraction = new Promise<void>((resolve) => {
  settle = resolve
})
export const noteInteraction = () => settle()

// `focus` isn't in the list, because a dialog that opens by itself also takes the focus.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function watchForInteraction() {
  for (const type of interactions) addEventListener(type, noteInteraction, { passive: true, once: true })
  void firstInteraction.then(() => {
    for (const type of interactions) removeEventListener(type, noteInteraction)
  })
}

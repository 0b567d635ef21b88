let settle = () => {}

/** Resolves at the visitor's first interaction. Until then a page needs no more than its HTML. */
export const firstInteraction = new Promise<void>((resolve) => {
  settle = resolve
})
export const noteInteraction = () => settle()

// Without `focus`: a dialog that opens on its own takes the focus too.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function watchForInteraction() {
  for (const type of interactions) addEventListener(type, noteInteraction, { passive: true, once: true })
  void firstInteraction.then(() => {
    for (const type of interactions) removeEventListener(type, noteInteraction)
  })
}

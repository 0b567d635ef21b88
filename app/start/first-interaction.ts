let settle = () => {}

/** Settles at the first sign of a visitor: a page that nobody looks at needs no more than its HTML. */
export const firstInteraction = new Promise<void>((resolve) => {
  settle = resolve
})
export const noteInteraction = () => settle()

// Not every focus: a dialog that opens by itself takes it too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function watchForInteraction() {
  for (const sign of signs) addEventListener(sign, noteInteraction, { passive: true, once: true })
  void firstInteraction.then(() => {
    for (const sign of signs) removeEventListener(sign, noteInteraction)
  })
}

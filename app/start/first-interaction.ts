let settle = () => {}

/** Settles at the first sign of a visitor: a page that nobody looks at needs no more than its HTML. */
export const firstSign = new Promise<void>((resolve) => {
  settle = resolve
})
export const noteSign = () => settle()

// Not every focus: a dialog that opens by itself takes it too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function watchForVisitor() {
  for (const sign of signs) addEventListener(sign, noteSign, { passive: true, once: true })
  void firstSign.then(() => {
    for (const sign of signs) removeEventListener(sign, noteSign)
  })
}

import type { ReactNode } from 'react'

/** A section for a market widget, before the page's text. */
export function ChartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      // A frame from another site can't be printed.
      className="mx-auto w-full max-w-content px-4 pt-12 sm:px-5 sm:pt-16 has-[[data-slot=market-widget]]:print:hidden"
    >
      <h2 className="mb-5 text-2xl tracking-tight sm:text-3xl">{title}</h2>
      {children}
    </section>
  )
}

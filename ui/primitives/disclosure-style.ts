/** The summary of a `<details className="group">`, whose whole row can be pressed. */
export const summaryRow =
  'flex min-h-12 list-none flex-wrap items-center gap-x-4 gap-y-0.5 py-2 hover:text-link [&::-webkit-details-marker]:hidden'

/** The chevron at the end of the summary. */
export const summaryChevron = 'size-4 shrink-0 text-muted transition-transform group-open:rotate-180'

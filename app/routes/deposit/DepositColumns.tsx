import type { ReactNode } from 'react'

/** The steps in the first column, the summary in the second. One below the other on a narrow screen. */
export const DepositColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-20 gap-y-12 lg:grid-cols-[38rem_minmax(0,1fr)]">
    <div className="grid min-w-0 grid-cols-1 gap-10">{children}</div>
    <div className="grid min-w-0 grid-cols-1 gap-10 lg:sticky lg:top-24">{aside}</div>
  </div>
)

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { drawings, type DrawingName } from './drawings.tsx'
import { Illustration } from './Illustration.tsx'

type Props = Omit<ComponentProps<'header'>, 'title'> & {
  /** The page's main heading. */
  heading: ReactNode
  /** What a reader finds on the page, in one sentence. */
  lead: ReactNode
  /** A drawing on the lower edge, which serves as its ground line. */
  drawing?: DrawingName
  /** Links or notes below the lead. */
  children?: ReactNode
}

/** The introduction of a public page. `heading` must contain the page's only `h1`. */
export function PageIntro({ heading, lead, drawing, className, children, ...rest }: Props) {
  return (
    <header
      data-slot="page-intro"
      className={cn('@container/intro border-b border-line-strong pt-10 sm:pt-16', className)}
      {...rest}
    >
      <div className="mx-auto grid w-full max-w-content grid-cols-1 items-end gap-x-12 px-4 sm:px-5 @min-[44rem]/intro:grid-cols-[minmax(0,1fr)_auto]">
        <div className="pb-8 sm:pb-14">
          {heading}
          <p className="mt-4 max-w-[56ch] text-lg text-balance text-muted sm:text-xl">{lead}</p>
          {children !== undefined && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
        </div>
        {drawing && (
          <Illustration
            horizon={false}
            className="-mb-px w-40 max-w-full justify-self-center @min-[44rem]/intro:w-52 @min-[44rem]/intro:justify-self-end @min-[60rem]/intro:w-72"
          >
            {drawings[drawing]}
          </Illustration>
        )}
      </div>
    </header>
  )
}

import { ChevronDown, ChevronUp, Eye, Table2 } from 'lucide-react'
import { use, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Button } from '../primitives/Button.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import * as words from '../primitives/messages.ts'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'

export type YourMoneyContent =
  | { is: 'loading' }
  | {
      is: 'failed'
      /** Why the plots could not be loaded, as a sentence. */
      problem: string
    }
  | { is: 'empty' }
  | {
      is: 'ready'
      /** The plots or their table, usually MoneyPlots. */
      plots: ReactNode
    }

type Props = Omit<ComponentProps<'section'>, 'children' | 'content'> & {
  /** The content below the heading while the section is open and amounts aren’t hidden. */
  content: YourMoneyContent
  /** Whether the content is shown. */
  open: boolean
  /** Called when the customer opens or closes the section. */
  onOpenChange: (open: boolean) => void
  /** Whether the table is shown instead of the plots. */
  asTable: boolean
  /** Called when the customer changes between plots and table. */
  onAsTableChange: (asTable: boolean) => void
  /** Called by the retry button of a failed section. */
  onRetry: () => void
  /** A retry is running: the button shows it and ignores further presses. */
  retrying?: boolean
  /** Called when the customer shows the hidden amounts. */
  onShowAmounts: () => void
}

/** The space for the plots, so that nothing moves when they have loaded. In rem, like the plots themselves. */
const place = 'min-h-[64rem] min-[23rem]:min-h-[61.5rem] sm:min-h-[54rem] lg:min-h-[31.5rem]'

/** The section 'Your money' of the dashboard with its states (DSH-9). While amounts are hidden it draws nothing. */
export function YourMoney({
  content,
  open,
  onOpenChange,
  asTable,
  onAsTableChange,
  onRetry,
  retrying,
  onShowAmounts,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hidden = use(AmountsHidden)
  const state = !open ? 'closed' : hidden ? 'hidden' : content.is
  return (
    <section
      data-slot="your-money"
      data-state={state}
      aria-labelledby={id}
      className={cn('min-w-0', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <h2 ref={heading} id={id} tabIndex={-1} className="py-2 text-xl">
          {t(m.yourMoney)}
        </h2>
        <p className="-mx-3 flex flex-wrap items-center">
          {(state === 'ready' || state === 'loading') && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={asTable}
              onClick={() => onAsTableChange(!asTable)}
              className="min-h-11 aria-pressed:bg-tint"
            >
              <Table2 aria-hidden className="size-4" /> {t(m.showAsTable)}
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={open ? t(m.closeYourMoney) : t(m.openYourMoney)}
            onClick={() => onOpenChange(!open)}
            className="min-h-11"
          >
            {open ? (
              <ChevronUp aria-hidden className="size-4" />
            ) : (
              <ChevronDown aria-hidden className="size-4" />
            )}
            {open ? t(words.close) : t(m.open)}
          </Button>
        </p>
      </div>
      {state === 'loading' && <Loading />}
      {state === 'failed' && content.is === 'failed' && (
        <LoadError title={t(m.chartsNotLoaded)} {...{ onRetry, retrying }} className="mt-4">
          {t(m.moneyUnaffected)} {content.problem}
        </LoadError>
      )}
      {state === 'empty' && <EmptyState align="start" title={t(m.nothingYet)} text={t(m.whatWillShow)} />}
      {state === 'hidden' && (
        <div className="grid justify-items-start gap-1 border-b border-line py-6">
          <p className="font-medium">{t(m.amountsAreHidden)}</p>
          <p className="text-muted">{t(m.whyNothingDrawn)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              onShowAmounts()
              // The button disappears.
              heading.current?.focus({ preventScroll: true })
            }}
          >
            <Eye aria-hidden className="size-4" /> {t(m.showAmounts)}
          </Button>
        </div>
      )}
      {state === 'ready' && content.is === 'ready' && (
        <div className={cn('mt-4', !asTable && place)}>{content.plots}</div>
      )}
    </section>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <SkeletonGroup label={t(m.loadingYourMoney)} className={cn('mt-4', place)}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {[0, 1].map((plot) => (
          <div key={plot} className="grid gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-64 w-full" />
            <Skeleton className="w-full max-w-90" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

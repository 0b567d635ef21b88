import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { pagesAround } from '../lib/pages-around.ts'
import { Button } from './Button.tsx'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> & {
  /** The accessible name of the landmark, such as 'Pages of the deposit history'. */
  label: string
  /** The current page. The first page is 1. */
  page: number
  /** How many pages the list has. For one page, nothing is shown. */
  pageCount: number
  /** Called with the number of the page to show. */
  onPageChange: (page: number) => void
}

/** Links to the pages of a list. In a narrow space, it shows only the current page number. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, onPageChange, className, ...rest }: Props) {
  const t = useTranslate()
  if (pageCount <= 1) return null
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={cn('@container/pages flex flex-wrap items-center justify-between gap-2', className)}
      {...rest}
    >
      <Button
        variant="secondary"
        onClick={() => onPageChange(page - 1)}
        disabledReason={page <= 1 ? t(m.isFirstPage) : undefined}
      >
        <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" /> {t(m.previousPage)}
      </Button>
      <p className="text-sm text-muted @min-[34rem]/pages:hidden">{t(m.pageOf, { page, pageCount })}</p>
      <ol className="hidden items-center gap-1 @min-[34rem]/pages:flex">
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span aria-hidden className="px-1 text-muted">
                …
              </span>
            ) : (
              <Button
                variant={entry === page ? 'secondary' : 'quiet'}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t(m.pageNumber, { page: entry })}
                className="min-w-11 px-2 tabular-nums"
                onClick={() => onPageChange(entry)}
              >
                {entry}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        onClick={() => onPageChange(page + 1)}
        disabledReason={page >= pageCount ? t(m.isLastPage) : undefined}
      >
        {t(m.nextPage)} <ChevronRight aria-hidden className="size-4 rtl:rotate-180" />
      </Button>
    </nav>
  )
}

import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName } from '../money/format.ts'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { breakable } from './breakable.tsx'
import * as m from './messages.ts'

type Plan = { name: string; price: string }
/** One value for each plan, in the order of `plans`. `false` means that the feature is not in the plan's list. */
type Row = { feature: string; values: readonly (string | boolean)[] }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is compared, for screen readers. */
  caption: string
  /** Name and range of amounts of each plan, in order. */
  plans: readonly Plan[]
  /** The features, each with a value for every plan: a string, `true` for yes, or `false` if it isn’t listed. */
  rows: readonly Row[]
  /** Explains the dash. */
  note: string
  /** The position of the customer's plan among `plans`. -1 by default: none of them. */
  current?: number
}

/** Compares the plans by feature, without singling one out (PLAN-2). On a phone, the plans stay side by side below the name of each feature. With very large text, each plan is a separate section. */
export function PlanTable({ caption, plans, rows, note, current = -1, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <div data-slot="plan-table" className={cn('@container/plans', className)} {...rest}>
      <table className="w-full table-fixed border-collapse tabular-nums @max-[44rem]/plans:hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="w-1/4 pe-4 pb-3 text-start text-sm font-normal text-muted">
              {t(m.amountToInvestHead, { currency: currencyName(locale) })}
            </th>
            {plans.map(({ name, price }, at) => (
              <th key={name} scope="col" className="relative pe-4 pb-3 text-start wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                <span className="block text-lg tracking-tight">{price}</span>
                {at === current && <OwnPlan />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, values }) => (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-normal wrap-anywhere">
                {feature}
              </th>
              {plans.map(({ name }, at) => (
                <td key={name} className="py-3 pe-4">
                  <Value value={values[at] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table className="w-full table-fixed border-collapse text-sm tabular-nums @max-[17rem]/plans:hidden @min-[44rem]/plans:hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong align-top">
            {plans.map(({ name, price }, at) => (
              <th key={name} scope="col" className="relative pe-2 pb-3 text-start wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                <span className="block font-normal">{breakable(price)}</span>
                {at === current && <OwnPlan />}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ feature, values }) => (
          <tbody key={feature} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={plans.length} className="pt-3 text-start font-normal text-muted">
                {feature}
              </th>
            </tr>
            <tr>
              {plans.map(({ name }, at) => (
                <td key={name} className="pe-2 pt-1 pb-3">
                  <Value value={values[at] ?? false} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {plans.map(({ name, price }, at) => (
        <section
          key={name}
          aria-label={name}
          className="border-t border-line-strong py-5 @min-[17rem]/plans:hidden"
        >
          <h3 className="relative flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
            {name} <span className="tabular-nums">{price}</span>
            {at === current && <OwnPlan />}
          </h3>
          <DescriptionList layout="compact" className="mt-2 tabular-nums">
            {rows.map(({ feature, values }) => (
              <Description key={feature} term={feature}>
                <Value value={values[at] ?? false} />
              </Description>
            ))}
          </DescriptionList>
        </section>
      ))}
      <p className="mt-4 text-sm text-muted">{note}</p>
    </div>
  )
}

/** Above the name of the plan, because it appears after the table has loaded and must not make it taller. */
function OwnPlan() {
  const t = useTranslate()
  return (
    <span className="absolute start-0 bottom-full block text-xs font-medium whitespace-nowrap text-link">
      {t(m.yourPlan)}
    </span>
  )
}

function Value({ value }: { value: string | boolean }) {
  const t = useTranslate()
  if (typeof value === 'string') return value
  if (!value)
    return (
      <>
        <span aria-hidden className="text-muted">
          —
        </span>
        <span className="sr-only">{t(m.notInList)}</span>
      </>
    )
  return (
    <>
      <Check aria-hidden className="me-2 inline size-4 align-[-2px] text-link" />
      {t(m.yes)}
    </>
  )
}

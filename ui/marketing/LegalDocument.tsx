import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

const LOG = 'change-log'

type Day = { iso: string; text: string }
type Change = { date: Day; what: string }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The day from which the text applies: in ISO 8601, and as displayed. */
  inForce: Day
  /** What changed and when, the newest first. */
  changes: readonly [Change, ...Change[]]
  /** In order, each with an `id` for links, which can move the focus there. A string in `blocks` becomes a paragraph, an array a bulleted list. */
  sections: readonly { id: string; title: string; blocks: readonly (string | readonly string[])[] }[]
}

/** A legal text with its dates, a table of contents, numbered sections and a change log (LGL-1). */
export function LegalDocument({ inForce, changes, sections, className, ...rest }: Props) {
  const t = useTranslate()
  const contentsId = useId()
  return (
    <div data-slot="legal-document" className={cn('@container/legal', className)} {...rest}>
      <div className="@min-[60rem]/legal:grid @min-[60rem]/legal:grid-cols-[16rem_minmax(0,1fr)] @min-[60rem]/legal:gap-16">
        <nav
          aria-labelledby={contentsId}
          className="mb-12 self-start @min-[60rem]/legal:sticky @min-[60rem]/legal:top-[calc(var(--notices-height,0px)+5.5rem)] @min-[60rem]/legal:mb-0 @min-[60rem]/legal:max-h-[calc(100dvh-var(--notices-height,0px)-7rem)] @min-[60rem]/legal:overflow-y-auto print:hidden"
        >
          <h2 id={contentsId} className="mb-2 text-base">
            {t(m.contents)}
          </h2>
          <ol className="gap-x-10 @min-[40rem]/legal:columns-2 @min-[60rem]/legal:columns-1">
            {sections.map(({ id, title }, index) => (
              <li key={id} className="break-inside-avoid border-t border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-baseline gap-3 py-2 text-sm leading-6 hover:text-link hover:underline @min-[60rem]/legal:min-h-9 @min-[60rem]/legal:py-1.5"
                >
                  <span className="min-w-5 text-muted tabular-nums">{index + 1}</span>
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <p className="text-muted">
            {t(m.inForce, { since: <DayText day={inForce} />, changed: <DayText day={changes[0].date} /> })}{' '}
            <Link href={`#${LOG}`}>{t(m.seeWhatChanged)}</Link>
          </p>
          {sections.map(({ id, title, blocks }, index) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${contentsId}${id}`}
              className="border-t border-line py-8 outline-none first-of-type:mt-8"
            >
              <h2 id={`${contentsId}${id}`} className="flex gap-3 text-xl">
                <span className="min-w-7 text-muted tabular-nums">{index + 1}</span>
                <span className="min-w-0 wrap-anywhere">{title}</span>
              </h2>
              {blocks.map((block, position) => (
                <Block key={position} block={block} />
              ))}
            </section>
          ))}
          <section
            id={LOG}
            tabIndex={-1}
            aria-labelledby={`${contentsId}${LOG}`}
            className="border-t border-line pt-8 outline-none"
          >
            <h2 id={`${contentsId}${LOG}`} className="text-xl">
              {t(m.changeLog)}
            </h2>
            <DescriptionList layout="wrapping" className="mt-4">
              {changes.map(({ date, what }) => (
                <Description key={date.iso} term={<DayText day={date} />}>
                  {what}
                </Description>
              ))}
            </DescriptionList>
          </section>
        </div>
      </div>
    </div>
  )
}

const DayText = ({ day: { iso, text } }: { day: Day }) => <time dateTime={iso}>{text}</time>

function Block({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string') return <p className="mt-4 max-w-prose">{block}</p>
  return (
    <ul className="mt-4 grid max-w-prose list-disc grid-cols-1 gap-2 ps-5 marker:text-muted">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

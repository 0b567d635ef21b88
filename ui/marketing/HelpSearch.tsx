import { Search } from 'lucide-react'
import { useEffect, useId, useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { controlStyle } from '../primitives/control-style.ts'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { Link } from '../primitives/Link.tsx'
import { findHelp, type HelpEntry } from './find-help.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'search'>, 'children'> & {
  /** Loads the search index. Called when the field gets the focus. */
  load: () => Promise<readonly HelpEntry[]>
  /** The text and the address of the link to support, which is inside a sentence. */
  contact: { label: string; href: string }
  /** How long the visitor must stop typing before the number of results is announced, in milliseconds. */
  quiet: number
}

/** Searches questions and guides (HLP-1). A question shows its answer; a guide is a link. */
export function HelpSearch({ load, contact, quiet, className, ...rest }: Props) {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const [entries, setEntries] = useState<readonly HelpEntry[]>()
  const [failed, setFailed] = useState(false)
  const start = () => {
    if (entries) return
    setFailed(false)
    load().then(setEntries, () => setFailed(true))
  }
  const hasQuery = text.trim() !== ''
  const found = entries && hasQuery ? findHelp(entries, text, t(m.ignoredWords)) : undefined
  const count = found?.length
  useEffect(() => {
    if (count === undefined || text === '') return
    const timer = setTimeout(() => announce(t(m.resultCount, { count })), quiet)
    return () => clearTimeout(timer)
  }, [count, text, quiet, t])
  return (
    <search data-slot="help-search" className={cn('block', className)} {...rest}>
      <label htmlFor={id} className="font-medium">
        {t(m.searchHelp)}
      </label>
      <div className="relative mt-2">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={start}
          onChange={(event) => {
            start()
            setText(event.target.value)
          }}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
          className={cn(controlStyle, 'min-h-13 ps-12 text-lg')}
        />
      </div>
      {hasQuery && failed && (
        <p className="mt-4 text-muted">
          {t(m.searchNotLoaded, { contact: <Link href={contact.href}>{contact.label}</Link> })}
        </p>
      )}
      {found && found.length > 0 && (
        <>
          <p className="mt-4 text-sm text-muted">{t(m.resultCount, { count: found.length })}</p>
          <ul className="mt-2 ruled">
            {found.map(({ title, text: answer, href, kind }) => (
              <li key={title} className="py-4">
                <p className="text-sm text-muted">{kind === 'Guide' ? t(m.guide) : t(m.question)}</p>
                <h2 className="mt-0.5 text-base">
                  {href === undefined ? title : <Link href={href}>{title}</Link>}
                </h2>
                <p className="mt-1 max-w-prose text-muted">{answer}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {found?.length === 0 && (
        <EmptyState
          title={t(m.noResults)}
          text={t(m.tryAnotherWord)}
          action={<Link href={contact.href}>{contact.label}</Link>}
        />
      )}
    </search>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** In the order in which they must be typed. */
  words: readonly string[]
  /** Whether the words are in the page. Hidden ones are not, not even blurred. */
  shown: boolean
  /** Called by the button with the new state. */
  onShownChange: (shown: boolean) => void
}

// The same text for every word, so that its blurred shape reveals nothing.
const COVER = 'covered'

/** The numbered words of a seed phrase. They stay hidden until the customer shows them, in case someone is watching (C41). */
export function SeedPhraseWords({ words, shown, onShownChange, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="seed-phrase-words"
      data-state={shown ? 'shown' : 'covered'}
      className={cn(
        'rounded-card border border-line bg-sunken p-[12px] print:border-0 print:bg-transparent print:p-0',
        className,
      )}
      {...rest}
    >
      <ol
        aria-label={t(m.seedPhrase)}
        translate="no"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-2"
      >
        {words.map((word, index) => (
          // The same word may occur twice, so the key includes the index.
          <li
            key={`${index} ${word}`}
            className="flex items-baseline gap-2 rounded-control bg-surface px-2.5 py-2"
          >
            <span className="text-sm text-muted tabular-nums select-none">{index + 1}</span>
            {shown ? (
              <span className="min-w-0 font-mono font-medium wrap-anywhere">{word}</span>
            ) : (
              <>
                <span
                  aria-hidden
                  className="font-mono font-medium blur-[6px] select-none forced-colors:hidden"
                >
                  {COVER}
                </span>
                <span className="sr-only">{t(m.wordHidden)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-[12px] flex justify-center print:hidden">
        <Button variant="quiet" size="sm" onClick={() => onShownChange(!shown)}>
          {shown ? <EyeOff aria-hidden className="size-4.5" /> : <Eye aria-hidden className="size-4.5" />}
          {shown ? t(m.hideWords) : t(m.showWords)}
        </Button>
      </div>
    </div>
  )
}

import { CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { AddressText } from './AddressText.tsx'
import * as m from './messages.ts'
import type { AddressNote } from './wallet-field.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** What `addressNotes` returns for the typed address. Empty for an empty or invalid address. */
  notes: AddressNote[]
}

const titles: Record<Exclude<AddressNote['kind'], 'recognised'>, () => string> = {
  'no-checksum': m.noChecksumTitle,
  'own-deposit': m.ownDepositTitle,
  'look-alike': m.lookAlikeTitle,
}

/** Notes on the address that the customer is entering: its network, and warnings. Screen readers announce them as they appear. */
export function AddressNotes({ notes, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> can't contain block elements
    <div role="status" data-slot="address-notes" className={cn('grid gap-3', className)} {...rest}>
      {notes.map((note) =>
        note.kind === 'recognised' ? (
          <div key={note.kind}>
            <p className="flex items-center gap-2 text-sm text-muted">
              <CircleCheck aria-hidden className="size-4 shrink-0 text-gain" />
              {note.text}
            </p>
            {/* The field may be too narrow to show the whole address. Screen readers read it from the field. */}
            <AddressText address={note.address} aria-hidden className="mt-1" />
          </div>
        ) : (
          <Callout key={note.kind} tone="warning" title={t(titles[note.kind])}>
            {note.text}
            {note.kind === 'look-alike' && (
              <>
                {' '}
                <Known note={note} />
              </>
            )}
          </Callout>
        ),
      )}
    </div>
  )
}

/** The address that it resembles. */
function Known({ note: { label, usedBefore } }: { note: Extract<AddressNote, { kind: 'look-alike' }> }) {
  const t = useTranslate()
  const address = <AddressText address={usedBefore} className="text-ink" />
  return label === undefined ? t(m.usedBefore, { address }) : t(m.savedAddress, { address })
}

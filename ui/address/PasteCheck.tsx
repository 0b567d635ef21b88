import { CircleCheck, CircleX } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import { Field } from '../primitives/Field.tsx'
import { Input } from '../primitives/Input.tsx'
import { compareGroups, isSameAddress } from './look-alike.ts'
import { addressInput } from './address-input.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The address that the pasted text should equal. */
  address: string
}

/**
 * A field in which customers check the address that they pasted into their wallet, because malware may have replaced it (C37). The
 * text is neither stored nor sent.
 */
export function PasteCheck({ address, className, ...rest }: Props) {
  const t = useTranslate()
  const [pasted, setPasted] = useState('')
  const resultId = useId()
  const text = pasted.trim()
  const same = isSameAddress(text, address)
  return (
    <div data-slot="paste-check" className={cn('grid gap-2', className)} {...rest}>
      <Field label={t(m.checkPasted)} hint={t(m.checkPastedHint)}>
        <Input
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
          aria-describedby={text === '' ? undefined : resultId}
          {...addressInput}
          className="font-mono"
        />
      </Field>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> can't contain block elements */}
      <div id={resultId} role="status" className="min-h-6">
        {text !== '' && (same ? <Same /> : <Different shown={address} pasted={text} />)}
      </div>
    </div>
  )
}

function Same() {
  const t = useTranslate()
  return (
    <p className="flex items-center gap-2 font-medium text-gain">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {t(m.sameAddress)}
    </p>
  )
}

function Different({ shown, pasted }: { shown: string; pasted: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const groups = compareGroups(pasted, shown)
  const wrong = groups.filter(({ same }) => !same).length
  return (
    <div className="grid gap-1 text-danger">
      <p className="flex items-start gap-2 font-medium">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t(m.otherAddress, {
          count: wrong,
          wrong: formatCount(wrong, locale),
          groups: formatCount(groups.length, locale),
        })}
      </p>
      <bdi dir="ltr" aria-hidden className="flex flex-wrap gap-x-2 ps-7 font-mono text-ink">
        {groups.map(({ group, same }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={cn(!same && 'bg-loss-soft font-bold text-danger line-through')}>
            {group}
          </span>
        ))}
      </bdi>
    </div>
  )
}

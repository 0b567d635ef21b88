import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Props = {
  /** Called to show the other methods, which replace this button. */
  onShow: () => void
}

/** Stands for the other methods on a phone, so that the buttons that report the deposit are close to its address. */
export function AnotherCoin({ onShow }: Props) {
  const t = useTranslate()
  const show = ({ currentTarget: { parentElement } }: MouseEvent) => {
    flushSync(onShow)
    parentElement
      ?.querySelector<HTMLElement>('[data-slot="accordion-item"][data-state="closed"] button')
      ?.focus()
  }
  return (
    <button
      type="button"
      className="flex min-h-13 w-full items-center justify-between gap-3 text-start font-medium hover:text-link sm:hidden"
      onClick={show}
    >
      {t(m.anotherCoin)}
      <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  )
}

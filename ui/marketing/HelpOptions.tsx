import { ArrowRight } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { contactLogos, type ContactOption } from './contact-option.ts'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The options that the operator actually offers, in order. Names must differ. */
  options: readonly ContactOption[]
}

/** The ways to get help, as rows with one link each (HOME-7). */
export function HelpOptions({ options, className, ...rest }: Props) {
  return (
    <ul data-slot="help-options" className={cn('@container/help ruled', className)} {...rest}>
      {options.map((option) => (
        <HelpOption key={option.name} {...option} />
      ))}
    </ul>
  )
}

function HelpOption({ id, name, info, prompt, href }: ContactOption) {
  const nameId = useId()
  const Logo = contactLogos[id]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 @min-[30rem]/help:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="flex size-11 items-center justify-center rounded-control bg-accent-soft text-link">
        <Logo aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 id={nameId} className="text-base">
          {name}
        </h3>
        <p className="wrap-anywhere text-muted">{info}</p>
      </div>
      <a
        href={href}
        aria-describedby={nameId}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm font-medium wrap-anywhere text-link underline-offset-3 hover:underline @max-[30rem]/help:col-start-2 @max-[30rem]/help:justify-self-start"
      >
        {prompt}
        <ArrowRight aria-hidden className="size-4 rtl:[scale:-1_1]" />
      </a>
    </li>
  )
}

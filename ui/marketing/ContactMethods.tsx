import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import { contactLogos, type ContactOption } from './contact-option.ts'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The methods that the operator actually offers, in order. Names must differ. */
  methods: readonly ContactOption[]
}

/** The ways to contact support, as cards (HLP-1). */
export function ContactMethods({ methods, className, ...rest }: Props) {
  return (
    <ul
      data-slot="contact-methods"
      className={cn('grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4', className)}
      {...rest}
    >
      {methods.map((method) => (
        <ContactMethod key={method.name} {...method} />
      ))}
    </ul>
  )
}

function ContactMethod({ id, name, info, prompt, href }: ContactOption) {
  const nameId = useId()
  const Logo = contactLogos[id]
  return (
    <li className="flex flex-col items-start rounded-card border border-line bg-surface p-6">
      <Logo aria-hidden className="size-6 text-link" />
      <h3 id={nameId} className="mt-4 text-lg">
        {name}
      </h3>
      <p className="mt-1.5 mb-6 wrap-anywhere text-muted">{info}</p>
      <Button asChild variant="secondary" className="mt-auto whitespace-normal">
        <a href={href} aria-describedby={nameId}>
          {prompt}
        </a>
      </Button>
    </li>
  )
}

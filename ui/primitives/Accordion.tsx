import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useDirection } from '../lib/use-direction.ts'

/** A list of sections that can be expanded. `type="single"` with `collapsible` keeps at most one open, `type="multiple"` any number. */
export function Accordion({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root data-slot="accordion" dir={useDirection()} className={cn('ruled', className)} {...rest} />
  )
}

type ItemProps = Omit<ComponentProps<typeof Radix.Item>, 'title' | 'disabled'> & {
  /** The text of the button that opens the section. */
  title: ReactNode
  /** A small drawing before the title. It should be `aria-hidden`. */
  icon?: ReactNode
  /** A second line below the title. It describes the button, but isn't part of its name. */
  note?: ReactNode
  /** The heading level of the title. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Why the section can't be opened. Shown below the title, which stays focusable. */
  disabledReason?: string
}

/** A section of an {@link Accordion}. */
export function AccordionItem({
  title,
  icon,
  note,
  heading: Heading = 'h3',
  disabledReason,
  className,
  children,
  ...rest
}: ItemProps) {
  const reasonId = useId()
  const noteId = useId()
  const blocked = disabledReason !== undefined
  const guard = (event: MouseEvent) => {
    if (blocked) event.preventDefault()
  }
  return (
    <Radix.Item data-slot="accordion-item" className={className} {...rest}>
      <Radix.Header asChild>
        <Heading className="text-base font-medium tracking-normal">
          <Radix.Trigger
            className="group flex min-h-13 w-full items-center gap-3 py-3 text-start leading-normal not-aria-disabled:hover:text-link aria-disabled:cursor-not-allowed aria-disabled:text-muted [&_svg]:shrink-0"
            onClick={guard}
            {...(blocked && { 'aria-disabled': true })}
            aria-describedby={
              [note !== undefined && noteId, blocked && reasonId].filter(Boolean).join(' ') || undefined
            }
          >
            {icon}
            <span className="min-w-0 grow">
              {title}
              {note !== undefined && (
                // Hidden, so that it isn't part of the name. A description may refer to hidden text.
                <span id={noteId} aria-hidden className="block text-sm font-normal text-muted">
                  {note}
                </span>
              )}
            </span>
            {!blocked && (
              <ChevronDown
                aria-hidden
                className="size-5 text-muted transition-transform group-data-[state=open]:rotate-180"
              />
            )}
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      {blocked ? (
        <p id={reasonId} className="pb-4 text-sm text-muted">
          {disabledReason}
        </p>
      ) : (
        <Radix.Content className="pb-5 transition-opacity starting:opacity-0">{children}</Radix.Content>
      )}
    </Radix.Item>
  )
}

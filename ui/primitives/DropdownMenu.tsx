import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useDirection } from '../lib/use-direction.ts'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

const itemStyle =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus [&_svg]:size-4.5 [&_svg]:shrink-0'

type Props = Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'forceMount'> & {
  /** A button. It gets the ARIA attributes of the menu. */
  trigger: ReactElement
  /** Whether the menu is shown. If you leave it out, the menu keeps its own state. */
  open?: boolean
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/** A button that opens a list of actions. The arrow keys move between them. */
export function DropdownMenu({ trigger, open, onOpenChange, className, align = 'start', ...rest }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} dir={useDirection()} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="dropdown-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-[min(12rem,calc(100vw-1rem))] overflow-y-auto rounded-control border border-line bg-raised p-1 text-ink shadow-float transition-opacity starting:opacity-0',
            className,
          )}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** An action. */
export function DropdownMenuItem({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & {
  /** `danger` marks an action that destroys something. */
  tone?: 'neutral' | 'danger'
}) {
  return <Radix.Item className={cn(itemStyle, tone === 'danger' && 'text-danger', className)} {...rest} />
}

/** An item that is on or off. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(itemStyle, className)} {...rest}>
      <span className="flex size-4.5 items-center">
        <Radix.ItemIndicator>
          <Check aria-hidden />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

/** A heading between items. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 py-2 text-sm text-muted', className)} {...rest} />
}

/** A line between items. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('my-1 h-px bg-line', className)} {...rest} />
}

type GroupProps = {
  /** The heading of the group. */
  label: ReactNode
  /** The items. */
  children: ReactNode
}

/** A group of items with a label. */
export function DropdownMenuGroup({ label, children }: GroupProps) {
  return (
    <Radix.Group>
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {children}
    </Radix.Group>
  )
}

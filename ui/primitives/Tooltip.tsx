import * as Radix from '@radix-ui/react-tooltip'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

type Props = Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children' | 'asChild' | 'forceMount'> & {
  /** A short text. It must not be essential, because it doesn't appear on touch screens. */
  content: ReactNode
  /** A focusable control. */
  children: ReactElement
  /** In milliseconds. */
  delay?: number
}

/** A short explanation that appears when a control is hovered or focused. */
export function Tooltip({ content, children, delay = timings.tooltipAfter, className, ...rest }: Props) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={0}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-60 max-w-72 rounded-sm border border-transparent bg-ink px-2.5 py-1.5 text-sm text-page shadow-float',
              className,
            )}
            {...rest}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

type RetryProps = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'children'> & {
  onRetry: () => void
  /** A retry is under way. */
  retrying?: boolean
  size?: 'sm' | 'md'
}

/** Asks for the same again. `aria-label` names what, where several stand on a page. */
export function RetryButton({ onRetry, retrying = false, size = 'sm', ...rest }: RetryProps) {
  return (
    <Button variant="secondary" size={size} loading={retrying} onClick={onRetry} {...rest}>
      Try again
    </Button>
  )
}

type Props = Omit<ComponentProps<typeof Callout>, 'action'> & {
  onRetry: () => void
  retrying?: boolean
  /** What else can be done, beside trying again. */
  action?: ReactNode
}

/** Says that something could not be loaded, and tries again on request. */
export function LoadError({ onRetry, retrying, action, ...rest }: Props) {
  return (
    <Callout
      tone="danger"
      live="polite"
      action={
        <>
          <RetryButton {...{ onRetry, retrying }} />
          {action}
        </>
      }
      {...rest}
    />
  )
}

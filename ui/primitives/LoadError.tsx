import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import * as m from './messages.ts'

type RetryProps = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'children'> & {
  /** Called when Try again is pressed. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** The size of the button. */
  size?: 'sm' | 'md'
}

/** A button that retries a failed call. Set `aria-label` if the page has several. */
export function RetryButton({ onRetry, retrying = false, size = 'sm', ...rest }: RetryProps) {
  const t = useTranslate()
  return (
    <Button variant="secondary" size={size} loading={retrying} onClick={onRetry} {...rest}>
      {t(m.tryAgain)}
    </Button>
  )
}

type Props = Omit<ComponentProps<typeof Callout>, 'action'> & {
  /** Called when Try again is pressed. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Further actions, after the retry button. */
  action?: ReactNode
}

/** Says that something could not be loaded, and offers a retry. */
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

import { useEffect, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useSlow } from '../lib/use-slow.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from '../primitives/messages.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'asChild' | 'loading'> & {
  /** The submission is running. */
  pending: boolean
  /** After this many milliseconds it says that the call is still running. */
  slowAfter?: number
  /** What it says then. By default 'Still working …'. */
  slowText?: string
}

/** Submits the form around it. While `pending`, it shows that it is loading and ignores clicks. */
export function SubmitButton({ pending, slowAfter = timings.stillWorkingAfter, slowText, ...rest }: Props) {
  const t = useTranslate()
  const text = slowText ?? t(m.stillWorking)
  const slow = useSlow(pending, slowAfter)
  useEffect(() => {
    if (slow) announce(text)
  }, [slow, text])
  return (
    <>
      <Button type="submit" loading={pending} data-slot="submit-button" {...rest} />
      {/* In a row with other buttons, it is below all of them. */}
      {slow && <p className="order-last basis-full text-sm text-muted">{text}</p>}
    </>
  )
}

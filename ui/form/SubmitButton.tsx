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
}

/** Submits the form around it. While `pending`, it shows that it is loading and ignores clicks. */
export function SubmitButton({ pending, slowAfter = timings.stillWorkingAfter, ...rest }: Props) {
  const t = useTranslate()
  const slow = useSlow(pending, slowAfter)
  useEffect(() => {
    if (slow) announce(t(m.stillWorking))
  }, [slow, t])
  return (
    <>
      <Button type="submit" loading={pending} data-slot="submit-button" {...rest} />
      {slow && <p className="text-sm text-muted">{t(m.stillWorking)}</p>}
    </>
  )
}

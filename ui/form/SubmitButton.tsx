import { useEffect, useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { timings } from '../lib/timings.ts'
import { Button } from '../primitives/Button.tsx'

const STILL_WORKING = 'Still working …'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'asChild' | 'loading'> & {
  pending: boolean
  /** After so many milliseconds it says that it is still at work (C9). */
  slowAfter?: number
}

export function SubmitButton({ pending, slowAfter = timings.stillWorkingAfter, ...rest }: Props) {
  const slow = useSlow(pending, slowAfter)
  return (
    <>
      <Button type="submit" loading={pending} data-slot="submit-button" {...rest} />
      {slow && <p className="text-sm text-muted">{STILL_WORKING}</p>}
    </>
  )
}

function useSlow(pending: boolean, after: number) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => {
      setSlow(true)
      announce(STILL_WORKING)
    }, after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending, after])
  return slow
}

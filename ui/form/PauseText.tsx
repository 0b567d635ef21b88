import { countedDown } from './retry-countdown.ts'

type Props = {
  /** A sentence with the pause as `pauseText` formats it, such as 'Try again in 30 s.' or 'in 15 minutes.' */
  sentence: string
  /** The length of the pause in seconds. */
  retryAfter?: number
  /** The remaining seconds. */
  left?: number | null
}

/**
 * Counts down a pause on the screen. Screen readers get only the first sentence, because an announcement each second would
 * drown out everything else.
 */
export function PauseText({ sentence, retryAfter, left }: Props) {
  if (retryAfter === undefined || left === undefined || left === null) return sentence
  return (
    <>
      <span className="sr-only">{sentence}</span>
      <span aria-hidden className="tabular-nums">
        {countedDown(sentence, retryAfter, left)}
      </span>
    </>
  )
}

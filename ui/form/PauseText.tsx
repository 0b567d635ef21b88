import { countedDown } from './pause-messages.ts'

type Props = {
  /** Names the pause in seconds: 'Try again in 30 s.' */
  sentence: string
  retryAfter?: number
  /** Seconds that are left of it. */
  left?: number | null
}

/** Counts a pause down for the eye alone (C7): said aloud each second it would be pressure, and drown everything else. */
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

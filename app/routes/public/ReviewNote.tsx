import { minutesToRead, reviewed } from '../../content/reading-time.ts'

/** How long a guide takes to read, and when it was last reviewed. */
export function ReviewNote({ of: guide }: { of: unknown }) {
  return (
    <>
      {minutesToRead(guide)} min read. Reviewed <time dateTime={reviewed.iso}>{reviewed.text}</time>
    </>
  )
}

/** Paragraphs of running text. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4">
      {paragraphs.map((text) => (
        <p key={text} className="text-lg">
          {text}
        </p>
      ))}
    </div>
  )
}

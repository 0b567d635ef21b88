const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24]

export function SpaceScale() {
  return (
    <ul className="grid gap-2 text-ink">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-4 text-sm tabular-nums">
          <span className="w-24 text-muted">
            {step} · {step * 4} px
          </span>
          <span aria-hidden className="h-4 rounded-sm bg-accent" style={{ width: step * 4 }} />
        </li>
      ))}
    </ul>
  )
}

import { colorTokens } from './tokens.ts'

export function ColorSwatches() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-4">
      {colorTokens.map(({ name, light, dark }) => (
        <li key={name} className="flex items-center gap-3">
          <span aria-hidden className="flex overflow-hidden rounded-control border border-line">
            <span className="size-11" style={{ backgroundColor: light }} />
            <span className="size-11" style={{ backgroundColor: dark }} />
          </span>
          <span className="min-w-0">
            <code className="font-medium">{name}</code>
            <span className="block text-sm text-muted">
              {light.slice(6, -1)} · {dark.slice(6, -1)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

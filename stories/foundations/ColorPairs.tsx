import { cn } from '#ui/lib/cn.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/primitives/Table.tsx'
import { colorTokens, contrast } from './tokens.ts'

const themes = ['light', 'dark'] as const

type Pair = { ink: string; paper: string; least: number; use: string }

/** The pairs of text and background colors, and their minimum contrast. */
export const pairs: Pair[] = [
  { ink: 'ink', paper: 'page', least: 4.5, use: 'Text on the page' },
  { ink: 'ink', paper: 'surface', least: 4.5, use: 'Text on a surface' },
  { ink: 'ink', paper: 'sunken', least: 4.5, use: 'Text in a well' },
  { ink: 'ink', paper: 'raised', least: 4.5, use: 'Text in a dialog' },
  { ink: 'muted', paper: 'page', least: 4.5, use: 'Hints and column headers' },
  { ink: 'muted', paper: 'sunken', least: 4.5, use: 'Hints in a well' },
  { ink: 'link', paper: 'page', least: 4.5, use: 'Links' },
  { ink: 'link', paper: 'accent-soft', least: 4.5, use: 'The accent badge' },
  { ink: 'on-accent', paper: 'accent', least: 4.5, use: 'The main button' },
  { ink: 'on-accent', paper: 'accent-hover', least: 4.5, use: 'The main button, hovered' },
  { ink: 'on-danger', paper: 'danger', least: 4.5, use: 'A button for a destructive action' },
  { ink: 'gain', paper: 'surface', least: 4.5, use: 'A rise' },
  { ink: 'gain', paper: 'gain-soft', least: 4.5, use: 'The badge of a rise' },
  { ink: 'loss', paper: 'surface', least: 4.5, use: 'A fall' },
  { ink: 'loss', paper: 'loss-soft', least: 4.5, use: 'The badge of a fall' },
  { ink: 'pending', paper: 'pending-soft', least: 4.5, use: 'The badge of a pending item' },
  { ink: 'danger', paper: 'page', least: 4.5, use: 'The error of a field' },
  { ink: 'warning-ink', paper: 'warning', least: 7, use: 'The risk warning' },
  { ink: 'sandbox-ink', paper: 'sandbox', least: 7, use: 'The sandbox ribbon' },
  { ink: 'line-strong', paper: 'surface', least: 3, use: 'The edge of a field' },
  { ink: 'focus', paper: 'page', least: 3, use: 'The focus ring' },
]

const valueOf = (name: string, theme: (typeof themes)[number]) =>
  colorTokens.find((token) => token.name === name)?.[theme]

/** Returns the contrast of a pair in a theme, or `undefined` if there is no such token. */
export function measure({ ink, paper }: Pair, theme: (typeof themes)[number]) {
  const [one, other] = [valueOf(ink, theme), valueOf(paper, theme)]
  return one && other ? contrast(one, other) : undefined
}

function Measured({ pair, theme }: { pair: Pair; theme: (typeof themes)[number] }) {
  const ratio = measure(pair, theme)
  const enough = ratio !== undefined && ratio >= pair.least
  return (
    <span className={cn('tabular-nums', !enough && 'font-semibold text-danger')}>
      {ratio ?? 'no such token'}
      {!enough && ' (too low)'}
    </span>
  )
}

function Sample({ pair, theme }: { pair: Pair; theme: (typeof themes)[number] }) {
  const [ink, paper] = [valueOf(pair.ink, theme), valueOf(pair.paper, theme)]
  return (
    <span aria-hidden className="p-1.5" style={{ backgroundColor: paper }}>
      {pair.least === 3 ? (
        <span className="block h-6 w-8 rounded-sm border-2" style={{ borderColor: ink }} />
      ) : (
        <span className="px-1 font-medium" style={{ color: ink }}>
          Aa
        </span>
      )}
    </span>
  )
}

export function ColorPairs() {
  return (
    <Table caption="Pairs and their measured contrast">
      <TableHead>
        <TableRow>
          {['Use', 'Pair', 'Sample', 'Light', 'Dark', 'Minimum'].map((name) => (
            <TableHeader key={name}>{name}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {pairs.map((pair) => (
          <TableRow key={pair.ink + pair.paper}>
            <TableCell label="Use">{pair.use}</TableCell>
            <TableCell label="Pair">
              <code className="text-sm">
                {pair.ink} on {pair.paper}
              </code>
            </TableCell>
            <TableCell label="Sample">
              <span className="flex">
                {themes.map((theme) => (
                  <Sample key={theme} pair={pair} theme={theme} />
                ))}
              </span>
            </TableCell>
            {themes.map((theme) => (
              <TableCell key={theme} label={theme === 'light' ? 'Light' : 'Dark'}>
                <Measured pair={pair} theme={theme} />
              </TableCell>
            ))}
            <TableCell label="Minimum">{pair.least}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

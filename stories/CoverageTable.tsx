import { Badge } from '#ui/primitives/Badge.tsx'
import { coverage } from './coverage.ts'

const heads = [
  'Component',
  'Status',
  'Guide',
  'Props described',
  'Stories',
  'Plays',
  'axe',
  'Light',
  'Dark',
  'Narrow',
  'Keyboard',
]
const marks = ['axe', 'light', 'dark', 'narrow', 'keyboard'] as const

const sum = (column: 'props' | 'propsDescribed') => coverage.reduce((total, row) => total + row[column], 0)

export function CoverageTable() {
  const tiers = [...new Set(coverage.map(({ tier }) => tier))]
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm text-ink tabular-nums">
        <caption className="mb-2 text-left text-muted">
          {coverage.length} components. {coverage.filter(({ guide }) => guide).length} have a guide, and{' '}
          {sum('propsDescribed')} of {sum('props')} props have a description.
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-b border-line-strong p-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {tiers.map((tier) => (
          <tbody key={tier}>
            <tr>
              <th
                colSpan={heads.length}
                scope="rowgroup"
                className="p-2 pt-6 text-base font-semibold capitalize"
              >
                {tier}
              </th>
            </tr>
            {coverage
              .filter((row) => row.tier === tier)
              .map((row) => (
                <tr key={row.name} className="border-b border-line">
                  <th scope="row" className="p-2 font-normal">
                    <a href={`?path=/docs/${row.id}--docs`} target="_top" className="underline">
                      {row.name}
                    </a>
                  </th>
                  <td className="p-2">
                    {row.status === 'beta' ? <Badge tone="pending">beta</Badge> : row.status}
                  </td>
                  <td className="p-2">{row.guide ? 'yes' : 'no'}</td>
                  <td className="p-2">{row.props === 0 ? '–' : `${row.propsDescribed} of ${row.props}`}</td>
                  <td className="p-2">{row.story}</td>
                  <td className="p-2">{row.play}</td>
                  {marks.map((mark) => (
                    <td key={mark} className="p-2">
                      {typeof row[mark] === 'string' ? '–' : row[mark] ? 'yes' : 'no'}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

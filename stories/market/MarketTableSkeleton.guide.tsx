import { MarketTableSkeleton } from '#ui/market/MarketTableSkeleton.tsx'
import { Spinner } from '#ui/primitives/Spinner.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MarketTableSkeleton keeps the place of MarketTable while the prices load.',
  use: ['Inside MarketTable, or in its place while its code is loaded.'],
  avoid: [
    'While prices are refreshed: keep the old ones with their age.',
    'For other content, use Skeleton.',
  ],
  examples: [
    {
      do: <MarketTableSkeleton />,
      dont: (
        <p className="flex items-center gap-2">
          <Spinner /> Loading
        </p>
      ),
      because: 'It has the height of the table, so that nothing moves when the prices arrive.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['“Loading prices” once, and “Still working …” after a long wait.'],
  content: ['It has no visible text at first.'],
  wide: true,
  layout: ['It has the height of MarketTable at every width, so that nothing moves when the prices appear.'],
  states: { Loading: <MarketTableSkeleton /> },
  related: ['market/MarketTable', 'primitives/Skeleton'],
}

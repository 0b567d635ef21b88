import { markets, type MarketId } from '../../content/markets.ts'

export function OtherMarkets({ current }: { current: MarketId }) {
  return (
    <nav aria-label="Other markets" className="border-t border-line">
      <ul className="mx-auto flex w-full max-w-content flex-wrap gap-x-8 px-4 py-6 sm:px-5">
        {markets
          .filter(({ id }) => id !== current)
          .map(({ id, name, href }) => (
            <li key={id}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-medium text-link underline-offset-3 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

import { markets, type MarketId } from '../../content/markets.ts'

/** Links to the other markets, at the end of a trading page. Not printed. */
export function OtherMarkets({ current }: { current: MarketId }) {
  return (
    <nav aria-labelledby="other-markets" className="border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-content flex-wrap items-baseline gap-x-8 px-4 py-6 sm:px-5">
        <h2 id="other-markets" className="text-sm tracking-normal text-muted">
          Other markets
        </h2>
        <ul className="flex flex-wrap gap-x-8">
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
      </div>
    </nav>
  )
}

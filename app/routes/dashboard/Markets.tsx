import { LoadError } from '#ui/primitives/LoadError.tsx'
import { useRef } from 'react'
import { useLoadedInView } from './use-loaded-in-view.ts'

/** The markets, last on the page (DSH-3, DSH-10). The code of the widgets is loaded when they come into view. */
export function Markets({ frameBase }: { frameBase?: string }) {
  const section = useRef<HTMLElement>(null)
  const [code, loadAgain] = useLoadedInView(
    section,
    async () => (await import('./MarketWidgets.tsx')).MarketWidgets,
  )
  return (
    <section ref={section} data-slot="markets" aria-labelledby="markets" className="grid min-w-0 gap-5">
      <h2 id="markets" className="text-xl">
        Markets
      </h2>
      {code.is === 'ready' && <code.Part frameBase={frameBase} />}
      {code.is === 'failed' && (
        <LoadError title="The market widgets could not be loaded" onRetry={loadAgain}>
          This doesn’t affect your money. Check your connection and try again.
        </LoadError>
      )}
      {/* As high as the widgets while they load, so that the page keeps its length and its scroll position. */}
      {code.is === 'waiting' && <div className="h-[136.75rem] sm:h-[114rem] lg:h-[67.75rem]" />}
    </section>
  )
}

import { Button } from '#ui/primitives/Button.tsx'
import { homeHero } from '../../content/home-hero.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-state.ts'
import type { ReactNode } from 'react'

/** The first screen: the headline with its buttons (HOME-2), the slider (HOME-1) and the statistics (HOME-9). */
export function HomeHero({ slider, stats }: { slider: ReactNode; stats: ReactNode }) {
  const customer = useSession()
  return (
    <div className="@container/hero border-b border-line pt-10 pb-12 sm:pt-16">
      <div className="mx-auto w-full max-w-content px-4 sm:px-5">
        <div className="grid grid-cols-1 items-center gap-12 @min-[60rem]/hero:grid-cols-2 @min-[60rem]/hero:gap-16">
          <header>
            <PageHeading className="text-4xl font-bold tracking-[-0.035em] sm:text-5xl">
              {homeHero.title}
            </PageHeading>
            <p className="mt-5 max-w-[52ch] text-lg text-balance text-muted sm:text-xl">{homeHero.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
              <Button asChild size="lg">
                <a href={customer ? paths.dashboard : paths.signUp}>
                  {customer ? 'Open dashboard' : 'Sign up with Email'}
                </a>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <a href={customer ? paths.deposit : paths.signIn}>{customer ? 'Deposit' : 'Login'}</a>
              </Button>
            </div>
            <p className="mt-5 max-w-[52ch] text-sm text-muted">{homeHero.note}</p>
          </header>
          {slider}
        </div>
        <div className="mt-14">{stats}</div>
      </div>
    </div>
  )
}

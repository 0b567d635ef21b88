import { WhatHappens } from '#ui/deposit/WhatHappens.tsx'
import { mailtoHref } from '#ui/lib/mailto.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { helpAbout } from '../../routing/help-about.ts'

type Props = {
  /** The customer has reported the deposit. */
  reported?: boolean
  /** What became of the report, if that is known. */
  outcome?: DepositNote | undefined
}

/** Where a customer finds help with a deposit and, once it is recorded, what happens next. */
export function DepositHelp({ reported = false, outcome }: Props) {
  const reference = outcome?.row?.reference
  return (
    <>
      {outcome?.state === 'recorded' && <WhatHappens recorded />}
      <section aria-labelledby="deposit-help" className="grid gap-2">
        <h2 id="deposit-help" className="text-xl">
          {reported ? 'Questions?' : 'Need help?'}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {!reported && 'Ask before you send. '}
          {reference !== undefined && (
            <>
              Quote <bdi>{reference}</bdi>.{' '}
            </>
          )}
          Write to{' '}
          <Link href={mailtoHref({ to: brand.supportEmail, subject: reference })}>{brand.supportEmail}</Link>{' '}
          or visit the <Link href={helpAbout(reference)}>Help Center</Link>. Support never asks for your seed
          phrase.
        </p>
      </section>
    </>
  )
}

import { mailtoHref } from '#ui/lib/mailto.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import { helpAbout } from '../../routing/help-about.ts'

type Props = {
  /** The customer has reported the deposit. */
  reported?: boolean
  /** The reference of the recorded deposit. */
  reference?: string | undefined
}

/** Where a customer finds help with a deposit. */
export function DepositHelp({ reported = false, reference }: Props) {
  return (
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
        <Link href={mailtoHref({ to: brand.supportEmail, subject: reference })}>{brand.supportEmail}</Link> or
        visit the <Link href={helpAbout(reference)}>Help Center</Link>. Support never asks for your seed
        phrase.
      </p>
    </section>
  )
}

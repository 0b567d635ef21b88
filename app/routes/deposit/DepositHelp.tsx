import { mailtoHref } from '#ui/lib/mailto.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import { paths } from '../../paths.ts'

type Props = {
  /** The customer has reported the deposit. */
  reported?: boolean
  /** The reference of the deposit, once it is recorded. */
  reference?: string | undefined
}

/** Where a customer finds help with a deposit. */
export const DepositHelp = ({ reported = false, reference }: Props) => (
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
      Write to <Link href={mailtoHref({ to: brand.supportEmail })}>{brand.supportEmail}</Link> or visit the{' '}
      <Link href={paths.helpCenter}>Help Center</Link>. Support never asks for your seed phrase.
    </p>
  </section>
)

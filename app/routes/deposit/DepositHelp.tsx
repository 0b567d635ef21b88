import { mailtoHref } from '#ui/lib/mailto.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import { paths } from '../../paths.ts'

/** Where a customer finds help with a deposit. */
export const DepositHelp = () => (
  <section aria-labelledby="deposit-help" className="grid gap-2">
    <h2 id="deposit-help" className="text-xl">
      Need help?
    </h2>
    <p className="text-sm wrap-anywhere text-muted">
      Ask before you send. Write to{' '}
      <Link href={mailtoHref({ to: brand.supportEmail })}>{brand.supportEmail}</Link> or visit the{' '}
      <Link href={paths.helpCenter}>Help Center</Link>. Support never asks for your seed phrase.
    </p>
  </section>
)

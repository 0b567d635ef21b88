import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import { Horizon } from './Horizon.tsx'
import { Logo } from './Logo.tsx'
import * as m from './messages.ts'
import { PaymentLogo, type PaymentMethod } from './PaymentLogo.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { NavLink } from './nav-item.ts'

type Props = Omit<ComponentProps<'footer'>, 'children'> & {
  /** The name in the logo. */
  brandName: string
  /** The operator’s legal name, in the copyright line. */
  legalName: string
  /** The page that the logo leads to. */
  homeHref: string
  /** A sentence about the site, below the logo. */
  about: string
  /** The pages to link to, in order. */
  links: NavLink[]
  /** The payment methods for deposits. Without any, there is no heading. */
  paymentMethods: readonly PaymentMethod[]
  /** The warning, the text of its link and the page about the risks. */
  riskWarning: { text: string; linkText: string; href: string }
  /** The year in the copyright line. */
  copyrightYear: number
  /** The theme switch. */
  extras?: ReactNode
}

/** The footer of the public pages: links, payment methods, the risk warning and the copyright line (FTR-1, FTR-2). */
export function Footer({
  brandName,
  legalName,
  homeHref,
  about,
  links,
  paymentMethods,
  riskWarning,
  copyrightYear,
  extras,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <footer data-slot="footer" className={cn('mt-24 print:hidden', className)} {...rest}>
      <Horizon />
      <div className="bg-sunken">
        <div className="mx-auto grid max-w-content gap-10 px-4 pt-12 pb-10 sm:px-5">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[minmax(0,1.1fr)_minmax(0,2fr)]">
            <div className="grid content-start gap-3">
              <Logo name={brandName} href={homeHref} className="justify-self-start" />
              <p className="max-w-[36ch] text-sm text-balance text-muted">{about}</p>
            </div>
            <nav aria-label={t(m.footer)}>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <Link variant="quiet" href={href} className="inline-flex min-h-11 items-center">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {paymentMethods.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <h2 className="text-sm leading-5 font-medium tracking-normal text-muted">
                {t(m.depositsTakenIn)}
              </h2>
              <ul className="flex flex-wrap gap-x-6 gap-y-3">
                {paymentMethods.map((method) => (
                  <li key={method} className="flex">
                    <PaymentLogo method={method} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="border-t border-line pt-6">
            <p className="max-w-[80ch] text-sm">
              {riskWarning.text} <Link href={riskWarning.href}>{riskWarning.linkText}</Link>
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm text-muted">{`© ${copyrightYear} ${legalName}`}</p>
            {extras}
          </div>
        </div>
      </div>
    </footer>
  )
}

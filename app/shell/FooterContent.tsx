import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { Footer } from '#ui/shell/Footer.tsx'
import { brand } from '../content/brand.ts'
import { paths } from '../paths.ts'
import { footerLinks } from './nav-items.ts'
import { chooseTheme, useTheme } from './use-theme.ts'

/** The footer for visitors (GLB-3, FTR-1). On a prerendered page, SiteFooter.tsx loads it at the first interaction. */
export function FooterContent() {
  return (
    <Footer
      brandName={brand.name}
      legalName={brand.legalName}
      homeHref={paths.home}
      about="Exact figures, and every fee shown before you confirm."
      links={footerLinks}
      paymentMethods={brand.paymentMethods}
      riskWarning={brand.riskWarning}
      copyrightYear={brand.copyrightYear}
      extras={<ThemeSwitch value={useTheme()} onChange={chooseTheme} />}
    />
  )
}

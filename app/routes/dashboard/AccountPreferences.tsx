import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { summaryChevron, summaryRow } from '#ui/primitives/disclosure-style.ts'
import { Switch } from '#ui/primitives/Switch.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ChevronDown } from 'lucide-react'
import { storedBriefly, storedInBrowser } from '../../content/stored.ts'
import { chooseTheme, useTheme } from '../../shell/use-theme.ts'
import { setAmountsHidden, useAmountsHidden } from '../../storage/amounts-hidden-setting.ts'

/** The settings of this browser, and what the app stores in it (SES-1). */
export function AccountPreferences() {
  const theme = useTheme()
  const hidden = useAmountsHidden()
  return (
    <AccountSection title="Preferences" lead="They are kept in this browser and not in your account.">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden>Theme</p>
        <ThemeSwitch value={theme} onChange={chooseTheme} />
      </div>
      <div className="w-full border-t border-line pt-3">
        <Switch
          label={
            <>
              Hide amounts
              <span className="block text-sm text-muted">
                On every page of this tab, until you sign out or close it.
              </span>
            </>
          }
          checked={hidden}
          onCheckedChange={setAmountsHidden}
        />
      </div>
      <details className="group w-full border-t border-line pt-3 print:details-content:block print:details-content:[content-visibility:visible]">
        <summary className={summaryRow}>
          <h3 className="min-w-0 grow text-base">Stored in this browser</h3>
          <ChevronDown aria-hidden className={`${summaryChevron} print:hidden`} />
          <span className="basis-full text-sm text-muted">{storedBriefly}</span>
        </summary>
        <DescriptionList layout="stacked" className="pt-3 pb-2">
          {storedInBrowser.map(({ until, what }) => (
            <Description key={until} term={until}>
              {what}
            </Description>
          ))}
        </DescriptionList>
      </details>
    </AccountSection>
  )
}

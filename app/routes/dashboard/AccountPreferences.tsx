import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { Switch } from '#ui/primitives/Switch.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { storedInBrowser } from '../../content/stored.ts'
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
      <div className="w-full border-t border-line pt-5">
        <h3 className="text-base">Stored in this browser</h3>
        <DescriptionList layout="stacked" className="mt-3">
          {storedInBrowser.map(({ until, what }) => (
            <Description key={until} term={until}>
              {what}
            </Description>
          ))}
        </DescriptionList>
      </div>
    </AccountSection>
  )
}

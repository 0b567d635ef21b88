import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { Switch } from '#ui/primitives/Switch.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { chooseTheme, useTheme } from '../../shell/use-theme.ts'
import { setAmountsHidden, useAmountsHidden } from '../../storage/amounts-hidden-setting.ts'

/** The settings of this browser, and what the app stores in it (SES-1). */
export function AccountPreferences() {
  const theme = useTheme()
  const hidden = useAmountsHidden()
  return (
    <AccountSection title="Preferences" lead="These apply to this browser only.">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden>Theme</p>
        <ThemeSwitch value={theme} onChange={chooseTheme} />
      </div>
      <div className="w-full border-t border-line pt-3">
        <Switch
          label={
            <>
              Hide amounts
              <span className="block text-sm text-muted">On every page, in this tab.</span>
            </>
          }
          checked={hidden}
          onCheckedChange={setAmountsHidden}
        />
      </div>
      <div className="w-full border-t border-line pt-5">
        <h3 className="text-base">Stored in this browser</h3>
        <DescriptionList layout="stacked" className="mt-3">
          <Description term="Until you sign out">
            Your sign-in, your details, hints that you hid, and whether amounts are hidden.
          </Description>
          <Description term="Until they are settled, also after you sign out">
            Deposits that still have to be recorded, and requests that got no answer.
          </Description>
          <Description term="Until you clear your browser’s data">The theme.</Description>
        </DescriptionList>
      </div>
    </AccountSection>
  )
}

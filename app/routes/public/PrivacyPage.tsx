import { privacy } from '../../content/legal/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

/** The text is in app/content/legal/privacy.ts (LGL-1). */
export function Component() {
  return <LegalPage text={privacy} />
}

import { terms } from '../../content/legal/terms.ts'
import { LegalPage } from './LegalPage.tsx'

/** The text is in app/content/legal/terms.ts (LGL-1). */
export function Component() {
  return <LegalPage text={terms} />
}

import { terms } from '../../content/legal/terms.ts'
import { LegalPage } from './LegalPage.tsx'

export function Component() {
  return <LegalPage text={terms} />
}

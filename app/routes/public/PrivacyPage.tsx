import { privacy } from '../../content/legal/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

export function Component() {
  return <LegalPage text={privacy} />
}

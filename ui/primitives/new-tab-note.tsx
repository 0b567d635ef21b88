import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** Says to screen readers that a link opens in a new tab. A separate module, so that Link can stay a server component. */
export function NewTabNote() {
  const t = useTranslate()
  return <span className="sr-only"> {t(m.opensInNewTab)}</span>
}

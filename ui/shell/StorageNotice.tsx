import { Info } from 'lucide-react'
import * as m from './messages.ts'
import { NoticeStrip } from './NoticeStrip.tsx'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'

type Props = Omit<ComponentProps<typeof NoticeStrip>, 'icon' | 'children'>

/** Says that the browser doesn't store anything, so the session ends when the tab is closed (C22). */
export function StorageNotice(props: Props) {
  const t = useTranslate()
  return (
    <NoticeStrip icon={<Info />} {...props}>
      {t(m.nothingStored)} <strong className="font-semibold">{t(m.signedOutOnClose)}</strong>
    </NoticeStrip>
  )
}

import { WifiOff } from 'lucide-react'
import * as m from './messages.ts'
import { NoticeStrip } from './NoticeStrip.tsx'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'

type Props = Omit<ComponentProps<typeof NoticeStrip>, 'icon' | 'children'>

/** Says that the browser is offline (C10). */
export function OfflineBanner(props: Props) {
  const t = useTranslate()
  return (
    <NoticeStrip icon={<WifiOff />} {...props}>
      <strong className="font-semibold">{t(m.youAreOffline)}</strong> {t(m.offlineMeans)}
    </NoticeStrip>
  )
}

import { WifiOff } from 'lucide-react'
import { NoticeStrip } from './NoticeStrip.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NoticeStrip>, 'icon' | 'children'>

/** Says that the browser is offline (C10). */
export function OfflineBanner(props: Props) {
  return (
    <NoticeStrip icon={<WifiOff />} {...props}>
      <strong className="font-semibold">You are offline.</strong> What you see may be out of date. Nothing can
      be sent until you are online again.
    </NoticeStrip>
  )
}

import { Info } from 'lucide-react'
import { NoticeStrip } from './NoticeStrip.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NoticeStrip>, 'icon' | 'children'>

/** Says that the browser doesn't store anything, so the session ends with the tab (C22). */
export function StorageNotice(props: Props) {
  return (
    <NoticeStrip icon={<Info />} {...props}>
      Your browser does not let us store anything.{' '}
      <strong className="font-semibold">You will be signed out when you close this tab.</strong>
    </NoticeStrip>
  )
}

import { Link } from '#ui/primitives/Link.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import { Unplug } from 'lucide-react'

/** Stands hidden in the pages' HTML, and build/boot.js shows it where the app can't be had (FAIR-7). */
export function AppLoadError() {
  return (
    <NoticeStrip id="app-load-error" hidden icon={<Unplug />} className="fixed inset-x-0 bottom-0 z-30">
      This page could not be loaded completely, and nothing can be sent from it. Check your connection and{' '}
      <Link href="">reload it</Link>.
    </NoticeStrip>
  )
}

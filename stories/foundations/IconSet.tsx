import {
  ArrowDownRight,
  ArrowUpRight,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  Info,
  Menu,
  TriangleAlert,
  X,
} from 'lucide-react'

const icons = [
  [ArrowUpRight, 'A rise'],
  [ArrowDownRight, 'A fall'],
  [Clock, 'Pending'],
  [CircleCheck, 'Done'],
  [Info, 'Note'],
  [TriangleAlert, 'Warning'],
  [CircleAlert, 'Problem'],
  [Copy, 'Copy'],
  [Eye, 'Show'],
  [EyeOff, 'Hide'],
  [ExternalLink, 'Opens in a new tab'],
  [ChevronDown, 'Opens below'],
  [Menu, 'Menu'],
  [X, 'Close'],
] as const

export function IconSet() {
  return (
    <ul className="mb-10 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3 text-ink">
      {icons.map(([Icon, meaning]) => (
        <li key={meaning} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5 shrink-0" />
          {meaning}
        </li>
      ))}
    </ul>
  )
}

import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import * as m from './messages.ts'

export const tones = ['info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

/** The icon, word and classes of each tone. The icon and the word make sure that the meaning doesn't depend on color. */
export const toneParts: Record<Tone, { icon: LucideIcon; word: () => string; ink: string; box: string }> = {
  info: { icon: Info, word: m.note, ink: 'text-link', box: 'border-line bg-accent-soft' },
  success: { icon: CircleCheck, word: m.done, ink: 'text-gain', box: 'border-line bg-gain-soft' },
  warning: {
    icon: TriangleAlert,
    word: m.warning,
    ink: 'text-warning-ink',
    box: 'border-line bg-warning text-warning-ink',
  },
  danger: { icon: CircleAlert, word: m.problem, ink: 'text-danger', box: 'border-line bg-loss-soft' },
}

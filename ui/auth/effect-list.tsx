import { cn } from '../lib/cn.ts'

type Props = {
  /** What a change of the password did or did not change, as sentences. */
  effects: readonly string[]
  className?: string
}

/** The effects of a change of the password as a list. Renders nothing if there are none. */
export const EffectList = ({ effects, className }: Props) =>
  effects.length > 0 && (
    <ul className={cn('grid list-disc gap-2 ps-5', className)}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from '../primitives/IconButton.tsx'
import { themeChoices, type ThemeChoice } from '../primitives/theme-choice.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<ThemeChoice, unknown>

type Props = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'onChange' | 'value'> & {
  /** The current choice: `system`, `light` or `dark`. */
  value: ThemeChoice
  /** Called with the next choice. */
  onChange: (value: ThemeChoice) => void
}

/** A compact theme switch: an icon button that changes to the next theme. */
export function ThemeToggle({ value, onChange, ...rest }: Props) {
  const t = useTranslate()
  const Icon = icons[value]
  const next = themeChoices[(themeChoices.indexOf(value) + 1) % themeChoices.length] ?? 'system'
  return (
    <IconButton
      data-slot="theme-toggle"
      icon={<Icon />}
      label={t(m.themeToggle, { current: value, next })}
      onClick={() => onChange(next)}
      {...rest}
    />
  )
}

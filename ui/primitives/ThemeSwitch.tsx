import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { themeChoices, type ThemeChoice } from './theme-choice.ts'

const parts = {
  light: { icon: Sun, word: m.lightTheme },
  dark: { icon: Moon, word: m.darkTheme },
  system: { icon: Monitor, word: m.systemTheme },
} satisfies Record<ThemeChoice, unknown>

type Props = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** The choice that is shown as selected. */
  value: ThemeChoice
  /** Called with the new choice. */
  onChange: (value: ThemeChoice) => void
}

/** A choice between the light theme, the dark theme and the system's. The caller stores and applies it. */
export function ThemeSwitch({ value, onChange, className, ...rest }: Props) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset data-slot="theme-switch" className={cn('w-fit max-w-full min-w-0', className)} {...rest}>
      <legend className="sr-only">{t(m.theme)}</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control border border-line bg-sunken p-0.5">
        {themeChoices.map((choice) => {
          const { icon: Icon, word } = parts[choice]
          return (
            <label
              key={choice}
              className="relative flex min-h-10 grow items-center justify-center gap-2 rounded-[6px] border border-transparent px-3 text-sm text-muted transition-colors hover:text-ink has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={value === choice}
                onChange={() => onChange(choice)}
                className="absolute inset-0 appearance-none opacity-0"
              />
              <Icon aria-hidden className="size-4" />
              {t(word)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

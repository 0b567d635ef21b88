import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from './IconButton.tsx'
import { Input } from './Input.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The content of the field, for the name of the button: 'Show password'. By default 'password'. */
  what?: string
}

/** A password input with a button that shows and hides the text. */
export function PasswordInput({ what, className, autoComplete = 'current-password', ...rest }: Props) {
  const t = useTranslate()
  const named = { what: what ?? t(m.password) }
  const [shown, setShown] = useState(false)
  const toggle = () => {
    setShown(!shown)
    announce(shown ? t(m.isHidden, named) : t(m.isShown, named))
  }
  return (
    <div className="relative">
      <Input
        data-slot="password-input"
        data-state={shown ? 'shown' : 'hidden'}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pe-12', className)}
        {...rest}
      />
      <IconButton
        icon={shown ? <EyeOff /> : <Eye />}
        label={shown ? t(m.hide, named) : t(m.show, named)}
        className="absolute end-0 top-0"
        onClick={toggle}
      />
    </div>
  )
}

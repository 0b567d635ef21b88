import { IconButton } from '#ui/primitives/IconButton.tsx'
import { Eye, EyeOff } from 'lucide-react'
import { setAmountsHidden, useAmountsHidden } from '../storage/amounts-hidden-setting.ts'

/** Hides or shows all amounts, on every page (FAIR-9). */
export function AmountsToggle() {
  const hidden = useAmountsHidden()
  return (
    <IconButton
      icon={hidden ? <EyeOff /> : <Eye />}
      label="Hide amounts"
      aria-pressed={hidden}
      onClick={() => setAmountsHidden(!hidden)}
      className="aria-pressed:bg-tint"
    />
  )
}

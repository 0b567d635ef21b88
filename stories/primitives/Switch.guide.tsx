import { Switch } from '#ui/primitives/Switch.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A switch turns a setting on or off, with immediate effect.',
  use: ['For settings that are stored at once, such as hiding amounts.'],
  avoid: ['For a choice that a form submits, use Checkbox.', 'For one of several options, use RadioGroup.'],
  examples: [
    {
      do: <Switch label="Hide amounts" />,
      dont: <Switch label="Amounts are hidden / shown" />,
      because: 'The label names the setting. The switch says whether it is on.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Space or Enter', 'Turns it on or off.'],
  ],
  announced: ['The label, the role and the state: “Hide amounts, switch, off”.'],
  content: [
    'Name what is on when the switch is on. Avoid negatives.',
    'Don’t change the label with the state.',
  ],
  states: {
    Off: <Switch label="Hide amounts" />,
    On: <Switch label="Hide amounts" defaultChecked />,
    Disabled: <Switch label="Hide amounts" disabled />,
  },
  pressable: <Switch label="Hide amounts" />,
  related: ['primitives/Checkbox', 'primitives/RadioGroup', 'primitives/ThemeSwitch'],
}

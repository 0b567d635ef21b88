import { Switch } from '#ui/primitives/Switch.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A switch turns a setting on or off, with immediate effect.',
  use: [
    'For settings that are stored at once, such as hiding amounts.',
    'If the setting could not be stored, set the switch back and say why in a Callout, as OnlySavedSwitch does.',
  ],
  avoid: [
    'For a choice that a form submits, use Checkbox.',
    'For one of several options, use RadioGroup.',
    'If it takes effect only after a Save button, use Checkbox.',
  ],
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
  announced: [
    'The label, the role and the state: “Hide amounts, switch, off”.',
    'The new state after each press.',
  ],
  content: [
    'Name what is on when the switch is on. Avoid negatives.',
    'Don’t change the label with the state.',
  ],
  layout: [
    'It fills the width: the label at the start, the switch at the end of the line. The line is at least 44 px high.',
    'A long label wraps. The switch keeps its size.',
  ],
  states: {
    Off: <Switch label="Hide amounts" />,
    On: <Switch label="Hide amounts" defaultChecked />,
    Disabled: <Switch label="Hide amounts" disabled />,
  },
  pressable: <Switch label="Hide amounts" />,
  related: ['primitives/Checkbox', 'primitives/RadioGroup', 'primitives/ThemeSwitch'],
}

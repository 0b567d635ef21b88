import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A checkbox turns one choice on or off, or chooses several from a list.',
  use: [
    'For a choice that a form submits, such as agreeing to terms.',
    'For several choices of a list, each with its own checkbox.',
  ],
  avoid: [
    'For a setting that takes effect at once, use Switch.',
    'For one of several options, use RadioGroup.',
    'In a form with `useContractForm`, use CheckboxField, which shows errors.',
  ],
  examples: [
    {
      do: <Checkbox label="Send me receipts by email" />,
      dont: <Checkbox label="Don’t send me receipts" />,
      because: 'Word it so that a tick means yes.',
    },
    {
      do: <Checkbox label="I agree to the terms of use" />,
      dont: <Checkbox label="Send me offers" defaultChecked />,
      because: 'Never tick a box for the customer.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox.'],
    ['Space', 'Ticks it or removes the tick.'],
  ],
  announced: [
    'The label, the role and whether it is ticked: “Send me receipts, checkbox, not checked”.',
    'If it is required or invalid, that too.',
  ],
  content: [
    'Write a short statement in the first person or as an instruction, without a full stop.',
    'The label may contain a link to what is agreed to.',
  ],
  states: {
    'Not ticked': <Checkbox label="Send me receipts" />,
    Ticked: <Checkbox label="Send me receipts" defaultChecked />,
    Invalid: <Checkbox label="I agree" aria-invalid />,
    Disabled: <Checkbox label="Send me receipts" disabled />,
    'Without a label': <Checkbox aria-label="Select this row" />,
  },
  pressable: <Checkbox label="Send me receipts" />,
  related: ['form/CheckboxField', 'primitives/Switch', 'primitives/RadioGroup'],
}

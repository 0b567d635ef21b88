import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A checkbox turns one choice on or off, or chooses several from a list.',
  use: [
    'For a choice that a form submits, such as agreeing to terms.',
    'For several choices of a list, each with its own checkbox.',
    'Put several into a `<fieldset>` whose `<legend>` asks the question. Add “Choose all that apply” if that isn’t clear.',
  ],
  avoid: [
    'For a setting that takes effect at once, use Switch.',
    'For one of several options, use RadioGroup.',
    'In a form with `useContractForm`, use CheckboxField, which shows errors.',
    'To show that a part of a list is chosen: there is no mixed state.',
    'To change anything at once. The choice counts when the form is submitted.',
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
  anatomy: [
    ['Box', 'A native checkbox at the start of the line.'],
    [
      'Label',
      'Text beside the box, which may contain links. A press on it ticks the box, a press on a link doesn’t.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox.'],
    ['Space', 'Ticks it or removes the tick.'],
  ],
  announced: [
    'The label, the role and whether it is ticked: “Send me receipts, checkbox, not checked”.',
    'If it is required or invalid, that too.',
    'The legend before the first box of a group.',
    'A link in the label has its own stop. A disabled box has none.',
  ],
  content: [
    'Write a short statement in the first person or as an instruction, without a full stop.',
    'The label may contain a link to what is agreed to.',
    'Sort several boxes in an order that customers expect. No box changes another.',
    'If “none of these” is an answer, offer it as the last box, and check in the form that it stands alone.',
    'Keep the label short. A long one wraps, but is read in full each time.',
  ],
  layout: [
    'The box has 20 px, the whole line with its label at least 44 px. A click on the label counts.',
    'A long label wraps beside the box, which stays at its first line.',
    'Put several below one another, not beside one another. Right to left, the box is on the right.',
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

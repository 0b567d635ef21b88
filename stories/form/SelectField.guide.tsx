import { SelectField } from '#ui/form/SelectField.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Guide } from '../guide.ts'

type GoalProps = Pick<ComponentProps<typeof FieldSample>, 'value' | 'error'> & {
  label?: string
  disabled?: boolean
  children: ReactNode
}

const Goal = ({ label = 'Goal', disabled, children, ...sample }: GoalProps) => (
  <FieldSample {...sample}>
    {(control) => (
      <SelectField control={control} name="value" label={label} disabled={disabled}>
        {children}
      </SelectField>
    )}
  </FieldSample>
)
const choose = <option value="">Choose one</option>
const savings = <option>Savings</option>

export const guide: Guide = {
  since: '0.1.0',
  what: 'A select field chooses one of a list of known values, with label, hint and error, bound to its form.',
  use: [
    'For five or more known values in a form with `useContractForm`.',
    'For values that customers know, so that they find theirs by its first letters.',
  ],
  avoid: [
    'For two to four values, use RadioGroup.',
    'Outside a form, use Field with NativeSelect.',
    'First try to ask with fewer answers. GOV.UK saw in its research that some people can’t close a select, try to type into it, or don’t see that it scrolls.',
    'For several values, use a Checkbox for each. `multiple` has no style here.',
  ],
  examples: [
    {
      do: (
        <Goal label="Investment goal">
          {choose}
          {savings}
        </Goal>
      ),
      dont: (
        <Goal label="Investment goal" value="Savings">
          {savings}
        </Goal>
      ),
      because: 'Don’t choose for the customer. Start with an empty option.',
    },
  ],
  anatomy: [
    ['Label', 'The name of the select, above it. Required.'],
    ['Select', 'Shows the chosen option. An arrow says that it opens.'],
    ['Empty option', '“Choose one”, while nothing is chosen.'],
    ['Hint', 'Optional, below the select. It is read with it.'],
    ['Error', 'In the line of the label, with an icon. The label becomes smaller and stays.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the select. Leaving it checks the value.'],
    ['Space or Alt + Arrow down', 'Opens the list, as the browser does.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous option.'],
    ['A letter', 'Moves to the next option that starts with it.'],
    ['Escape', 'Closes the list.'],
  ],
  announced: [
    'The label as name, the role and the chosen option, then the error and the hint.',
    'The open list belongs to the browser, and is read like any other.',
    'An error that appears when the customer leaves the field is read when the focus returns.',
  ],
  content: [
    'The empty option says “Choose one”.',
    'Sort the options in the order that customers expect.',
    'Start each option with the word that tells it apart: customers type its first letters.',
    'The error says what to do: “Choose a goal”.',
  ],
  layout: [
    'It fills the width of its column. The label is above the select, the hint below it, and an error in the line of the label.',
    'A long option ends with “…” while the list is closed. The open list shows it in full, as far as the browser allows.',
    'On a phone, the system’s own picker opens.',
  ],
  states: {
    'Nothing chosen': <Goal>{choose}</Goal>,
    Chosen: <Goal value="Savings">{savings}</Goal>,
    Error: <Goal error="Choose a goal">{choose}</Goal>,
    Disabled: (
      <Goal value="Savings" disabled>
        {savings}
      </Goal>
    ),
  },
  pressable: <Goal>{choose}</Goal>,
  related: ['primitives/NativeSelect', 'primitives/RadioGroup', 'primitives/Field'],
}

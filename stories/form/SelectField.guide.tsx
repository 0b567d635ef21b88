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
  use: ['For five or more known values in a form with `useContractForm`.'],
  avoid: ['For two to four values, use RadioGroup.', 'Outside a form, use Field with NativeSelect.'],
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
  keyboard: [
    ['Tab', 'Moves to the select. Leaving it checks the value.'],
    ['Space or Alt + Arrow down', 'Opens the list, as the browser does.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous option.'],
    ['A letter', 'Moves to the next option that starts with it.'],
  ],
  announced: ['The label as name, the role and the chosen option, then the error and the hint.'],
  content: ['The empty option says “Choose one”.', 'Sort the options in the order that customers expect.'],
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

import { Field } from '#ui/primitives/Field.tsx'
import { NativeSelect } from '#ui/primitives/NativeSelect.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A select lets the customer choose one of a list of known values.',
  use: [
    'For five or more values that customers know, such as countries.',
    'Inside a Field, which gives it a label, a hint and an error.',
  ],
  avoid: [
    'For two to four values, use RadioGroup: all are visible at once.',
    'For actions, use Button.',
    'First try to ask with fewer answers: some people find selects hard to use.',
    'For several values, use a Checkbox for each. `multiple` has no style here.',
  ],
  examples: [
    {
      do: (
        <Field label="Investment goal">
          <NativeSelect defaultValue="">
            <option value="">Choose one</option>
            <option>Savings</option>
          </NativeSelect>
        </Field>
      ),
      dont: (
        <Field label="Investment goal">
          <NativeSelect defaultValue="Savings">
            <option>Savings</option>
          </NativeSelect>
        </Field>
      ),
      because: 'Don’t choose for the customer. Start with an empty option.',
    },
    {
      do: (
        <Field label="Country">
          <NativeSelect>
            <option>Austria</option>
            <option>Belgium</option>
          </NativeSelect>
        </Field>
      ),
      dont: (
        <Field label="Agree?">
          <NativeSelect>
            <option>Yes</option>
            <option>No</option>
          </NativeSelect>
        </Field>
      ),
      because: 'For two values, a select only hides the choice.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the select.'],
    ['Space or Alt + Arrow down', 'Opens the list, as the browser does.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous option.'],
    ['A letter', 'Moves to the next option that starts with it.'],
    ['Escape', 'Closes the list.'],
  ],
  announced: [
    'The label of its Field, the role and the chosen option: “Country, combo box, Austria”.',
    'The error and the hint of its Field as description.',
  ],
  content: [
    'Sort the options in the order that customers expect: by alphabet, or from small to large.',
    'The empty option says “Choose one”.',
    'Start each option with the word that tells it apart: customers type its first letters.',
  ],
  layout: [
    'It fills the width of the space around it and is at least 44 px high.',
    'A long option ends with “…” while the list is closed. The open list shows it in full, as far as the browser allows.',
    'On a phone, the system’s own picker opens.',
  ],
  states: {
    'Nothing chosen': (
      <NativeSelect aria-label="Goal">
        <option>Choose one</option>
      </NativeSelect>
    ),
    Chosen: (
      <NativeSelect aria-label="Goal">
        <option>Savings</option>
      </NativeSelect>
    ),
    Invalid: (
      <NativeSelect aria-label="Goal" aria-invalid>
        <option>Choose one</option>
      </NativeSelect>
    ),
    Disabled: (
      <NativeSelect aria-label="Goal" disabled>
        <option>Savings</option>
      </NativeSelect>
    ),
  },
  pressable: (
    <NativeSelect aria-label="Goal">
      <option>Savings</option>
    </NativeSelect>
  ),
  related: ['primitives/RadioGroup', 'form/SelectField', 'primitives/Field'],
}

import { SelectField } from '#ui/form/SelectField.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A select field chooses one of a list of known values, with label, hint and error, bound to its form.',
  use: ['For five or more known values in a form with `useContractForm`.'],
  avoid: ['For two to four values, use RadioGroup.', 'Outside a form, use Field with NativeSelect.'],
  examples: [
    {
      do: (
        <FieldSample>
          {(control) => (
            <SelectField control={control} name="value" label="Investment goal">
              <option value="">Choose one</option>
              <option>Savings</option>
            </SelectField>
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample value="Savings">
          {(control) => (
            <SelectField control={control} name="value" label="Investment goal">
              <option>Savings</option>
            </SelectField>
          )}
        </FieldSample>
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
    'Nothing chosen': (
      <FieldSample>
        {(control) => (
          <SelectField control={control} name="value" label="Goal">
            <option value="">Choose one</option>
          </SelectField>
        )}
      </FieldSample>
    ),
    Chosen: (
      <FieldSample value="Savings">
        {(control) => (
          <SelectField control={control} name="value" label="Goal">
            <option>Savings</option>
          </SelectField>
        )}
      </FieldSample>
    ),
    Error: (
      <FieldSample error="Choose a goal">
        {(control) => (
          <SelectField control={control} name="value" label="Goal">
            <option value="">Choose one</option>
          </SelectField>
        )}
      </FieldSample>
    ),
    Disabled: (
      <FieldSample value="Savings">
        {(control) => (
          <SelectField control={control} name="value" label="Goal" disabled>
            <option>Savings</option>
          </SelectField>
        )}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>
      {(control) => (
        <SelectField control={control} name="value" label="Goal">
          <option value="">Choose one</option>
        </SelectField>
      )}
    </FieldSample>
  ),
  related: ['primitives/NativeSelect', 'primitives/RadioGroup', 'primitives/Field'],
}

import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A checkbox field is a checkbox with an error, bound to its form.',
  use: ['For agreeing to terms, and for single choices, in a form with `useContractForm`.'],
  avoid: ['Outside a form, use Checkbox.', 'For a setting with immediate effect, use Switch.'],
  examples: [
    {
      do: (
        <FieldSample error="Agree before you go on">
          {(control) => (
            <CheckboxField
              control={control}
              name="value"
              label={
                <>
                  I agree to the <Link href="#terms">terms of use</Link>
                </>
              }
            />
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample error="Required">
          {(control) => <CheckboxField control={control} name="value" label="Terms" />}
        </FieldSample>
      ),
      because:
        'The label is what customers agree to, so it stays visible above all. The error says what to do.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox, and to a link in its label.'],
    ['Space', 'Ticks it or removes the tick.'],
    ['Enter', 'Submits the form.'],
  ],
  announced: [
    'The label, the role and whether it is ticked.',
    'The error as description.',
    'After a submission that failed, the error summary takes the focus. Its link leads to the checkbox.',
  ],
  content: ['Write a statement in the first person, without a full stop.', 'Never tick it in advance.'],
  layout: [
    'The box has 20 px, the line with its label at least 44 px. A long label wraps beside the box.',
    'The error is above the box and wraps.',
  ],
  states: {
    'Not ticked': (
      <FieldSample>
        {(control) => <CheckboxField control={control} name="value" label="I agree" />}
      </FieldSample>
    ),
    Error: (
      <FieldSample error="Agree before you go on">
        {(control) => <CheckboxField control={control} name="value" label="I agree" />}
      </FieldSample>
    ),
    Disabled: (
      <FieldSample>
        {(control) => <CheckboxField control={control} name="value" label="I agree" disabled />}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>{(control) => <CheckboxField control={control} name="value" label="I agree" />}</FieldSample>
  ),
  related: ['primitives/Checkbox', 'form/ContractForm'],
}

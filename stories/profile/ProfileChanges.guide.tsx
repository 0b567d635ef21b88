import { RadioGroup } from '#ui/primitives/RadioGroup.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import type { Guide } from '../guide.ts'

const conflict = {
  legend: 'Phone number',
  onChange: () => {},
  options: [
    { value: 'typed', label: 'Yours: empty' },
    { value: 'stored', label: 'Saved now: 15550199' },
  ],
}

export const guide: Guide = {
  since: '0.1.0',
  what: 'ProfileChanges says that the details were changed elsewhere, and lets the customer choose a value for each conflict.',
  use: ['Above the fields of ProfileForm, if another device has saved while the customer was typing.'],
  avoid: [
    'For a failure of the server, use FormError.',
    'For fields that only one side changed: it names them, and there is nothing to choose.',
  ],
  examples: [
    {
      do: <RadioGroup {...conflict} value="none" />,
      dont: (
        <RadioGroup
          legend="Phone number"
          value="stored"
          onChange={() => {}}
          options={[
            { value: 'typed', label: 'Yours' },
            { value: 'stored', label: 'Saved now' },
          ]}
        />
      ),
      because: 'Show both values, and preselect neither. Either could be the wrong one.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the choice of each conflict. It has the focus itself when it appears.'],
    ['Arrow keys', 'Choose one of the two values.'],
    ['Space', 'Chooses the focused value.'],
  ],
  announced: [
    '“Your details were changed elsewhere”, because it takes the focus.',
    '“Phone number, group”, then “Yours: …” or “Saved now: …, radio button”.',
  ],
  content: [
    'An empty value is “empty”, one that can’t be read “a value that we could not read”.',
    'It says that the changes are not saved yet, and what to do next.',
  ],
  layout: [
    'It fills the width. The values of a conflict are below one another, keep their line breaks, and break anywhere.',
  ],
  states: {
    'A conflict': <RadioGroup {...conflict} value="none" />,
    'The customer’s value chosen': <RadioGroup {...conflict} value="typed" />,
    'The message': (
      <Callout tone="warning" title="Your details were changed elsewhere">
        Your changes are not saved yet. Check the form, then press Update.
      </Callout>
    ),
  },
  related: ['profile/ProfileForm', 'primitives/RadioGroup', 'primitives/Callout'],
}

import { RadioGroup } from '#ui/primitives/RadioGroup.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A radio group lets the customer choose one of a few options that are all visible.',
  use: [
    'For two to five options.',
    'Give an option a `hint` if its label doesn’t say enough, and a `disabledReason` if it isn’t available.',
  ],
  avoid: [
    'For more than five options, use NativeSelect.',
    'For yes or no, use Checkbox. For a setting with immediate effect, use Switch.',
  ],
  examples: [
    {
      do: (
        <RadioGroup
          legend="How do you want to be paid?"
          options={[
            { value: 'bank', label: 'Bank transfer', hint: 'Two working days' },
            { value: 'btc', label: 'Bitcoin', hint: 'About an hour' },
          ]}
        />
      ),
      dont: (
        <RadioGroup
          legend="Method"
          options={[
            { value: 'a', label: 'Option A' },
            { value: 'b', label: 'Option B' },
          ]}
        />
      ),
      because: 'Ask a question, and say how the options differ.',
    },
    {
      do: (
        <RadioGroup
          legend="Network"
          options={[
            { value: 'a', label: 'Ethereum' },
            { value: 'b', label: 'Tron', disabledReason: 'No address is set up yet.' },
          ]}
        />
      ),
      dont: <RadioGroup legend="Network" options={[{ value: 'a', label: 'Ethereum' }]} />,
      because: 'An option that isn’t available stays visible and says why.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen option, or to the first one.'],
    [
      'Arrow keys',
      'Move to the next or previous option and choose it. Options that aren’t available are skipped.',
    ],
    ['Space', 'Chooses the focused option.'],
  ],
  announced: [
    'The legend, then the option: “Network, group, Ethereum, radio button, 1 of 2”.',
    'The hint or the reason of an option as its description.',
  ],
  content: [
    'Use a question or a noun as legend.',
    'Start the labels in the same way, so that they can be compared.',
    'Don’t choose an option in advance if it costs money.',
  ],
  states: {
    'Nothing chosen': (
      <RadioGroup
        legend="Network"
        options={[
          { value: 'a', label: 'Ethereum' },
          { value: 'b', label: 'Tron' },
        ]}
      />
    ),
    Chosen: (
      <RadioGroup
        legend="Network"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Ethereum' },
          { value: 'b', label: 'Tron' },
        ]}
      />
    ),
    'With hints': (
      <RadioGroup legend="Network" options={[{ value: 'a', label: 'Ethereum', hint: 'ERC-20' }]} />
    ),
    'Not available': (
      <RadioGroup
        legend="Network"
        options={[{ value: 'a', label: 'Tron', disabledReason: 'No address is set up yet.' }]}
      />
    ),
  },
  pressable: <RadioGroup legend="Network" options={[{ value: 'a', label: 'Ethereum' }]} />,
  related: ['primitives/NativeSelect', 'primitives/Checkbox', 'primitives/Switch'],
}

import { RadioGroup } from '#ui/primitives/RadioGroup.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A radio group lets the customer choose one of a few options that are all visible.',
  use: [
    'For two to five options.',
    'Give an option a `hint` if its label doesn’t say enough, and a `disabledReason` if it isn’t available.',
    'Start with nothing chosen if the answer matters. With `required`, the browser says that a choice is missing.',
  ],
  avoid: [
    'For more than five options, use NativeSelect.',
    'For yes or no, use Checkbox. For a setting with immediate effect, use Switch.',
    'If several can be chosen, use a Checkbox for each.',
    'To send anything when an option is chosen: the arrow keys choose each option on the way. Let a button send it.',
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
  anatomy: [
    ['Legend', 'The question, above the options. It names the group.'],
    ['Option', 'A native radio button with its label. A press on the label chooses it.'],
    ['Hint', 'Optional, below the label of an option.'],
    ['Reason', 'Takes the place of the hint and says why an option isn’t available.'],
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
    'Tab and the arrow keys skip an option that isn’t available. Readers find it, with its reason, when they read the page.',
  ],
  content: [
    'Use a question or a noun as legend.',
    'Start the labels in the same way, so that they can be compared.',
    'Don’t choose an option in advance if it costs money.',
    'A choice can’t be taken back. Offer “None of these” if that is an answer.',
    'Sort the options in an order that customers expect: the usual one first, or by alphabet.',
    'It has no error text of its own. If the form needs one, put it above the group: “Choose how you want to be paid”.',
  ],
  layout: [
    'The options are below one another at every width, each at least 44 px high. There is no horizontal arrangement.',
    'Long labels, hints and reasons wrap beside the button, which stays at the first line.',
    'Right to left, the button is on the right.',
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

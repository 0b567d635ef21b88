import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A button starts an action, such as sending a form or opening a dialog.',
  use: [
    'To start an action on this page: send, save, open, delete.',
    'Use one `primary` button per view, for the step that most customers take next.',
    'Use `danger` only where something is destroyed or can’t be undone.',
    'Set `loading` while the request is running. A second press then does nothing, so nothing is sent twice.',
    'Before a `danger` button acts, ask with AlertDialog. Not everyone sees its color: the label names what is destroyed.',
  ],
  avoid: [
    'To go to another page, use a [Link](?path=/docs/primitives-link--docs). If it must look like a button, pass the link with `asChild`.',
    'For an action with only an icon, use IconButton, which requires a name.',
    'To submit a form with `useContractForm`, use SubmitButton, which shows that the request is running.',
    'Don’t disable the submit button of a form that isn’t complete. Let customers press it, and ErrorSummary says what is missing.',
    'For a setting that stays on or off, use Switch, or set `aria-pressed` if it has to look like a button.',
  ],
  examples: [
    {
      do: <Button>Make Deposit</Button>,
      dont: <Button>OK</Button>,
      because:
        'Say what happens, with a verb. A customer should understand the button without the text around it.',
    },
    {
      do: (
        <div className="flex flex-wrap gap-3">
          <Button>Send</Button>
          <Button variant="secondary">Cancel</Button>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap gap-3">
          <Button>Send</Button>
          <Button>Cancel</Button>
        </div>
      ),
      because: 'One primary button per view. With two, the customer can’t tell which step is the usual one.',
    },
    {
      do: <Button disabledReason="Your profit has not reached $50.00">Withdraw</Button>,
      dont: (
        <button
          type="button"
          disabled
          className="rounded-control bg-accent px-4 py-2 text-on-accent opacity-55"
        >
          Withdraw
        </button>
      ),
      because:
        'Say why an action isn’t possible. With `disabledReason` the button stays focusable, and screen readers announce the reason.',
    },
  ],
  anatomy: [
    ['Label', 'A verb, with the object if it isn’t obvious. It is the name of the button.'],
    ['Icon', 'Optional, before the label. An arrow that says “opens a menu” comes after it.'],
    ['Spinner', 'Takes the place of the label while `loading`. The width stays.'],
    [
      'Reason',
      'Says why the button is disabled: to screen readers, and to others as a tooltip while the pointer is on it.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the button, even if it is disabled or loading.'],
    ['Enter or Space', 'Presses it. A disabled or loading button ignores it.'],
  ],
  announced: [
    'The label and the role: “Make Deposit, button”.',
    'A disabled button: “dimmed” or “unavailable”, then the reason.',
    'A loading button keeps its name and is marked as busy.',
    'When loading starts or ends, nothing is announced. SubmitButton says “Still working …” after 5 seconds.',
    'A label that changes after a press, such as “Copy” to “Copied”, isn’t read reliably. Pass the news to `announce()`.',
  ],
  content: [
    'Start with a verb and name the object if it isn’t obvious: “Make Deposit”, “Copy address”.',
    'Use at most four words. Text wraps in narrow windows and is never cut off.',
    'Don’t use “OK”, “Yes”, “Submit” or “Click here”.',
    'Usual words: “Sign in”, “Cancel”, “Close”, “Confirm”, “Update”, “Try again”. Use the same word for the same action everywhere.',
    'Give all buttons of a group an icon, or none.',
    'On touch screens the reason of a disabled button can’t be seen. If customers need it, show it as text too.',
  ],
  layout: [
    'It is as wide as its text, 36, 44 or 52 px high, and higher if the text wraps. In a grid or with a class it fills the width.',
    'Long text wraps inside the button and is never cut off. At 320 px and 200 % text it stays inside the window.',
    'In a form on a page, the main button comes first. In a dialog it comes last. Let several buttons wrap with `flex flex-wrap gap-3`.',
    'Right to left, the order of icon and text is mirrored. An arrow icon needs `rtl:rotate-180`.',
  ],
  states: {
    Primary: <Button>Make Deposit</Button>,
    Secondary: <Button variant="secondary">Make Deposit</Button>,
    Quiet: <Button variant="quiet">Make Deposit</Button>,
    Danger: <Button variant="danger">Delete address</Button>,
    'Small, medium, large': (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
      </div>
    ),
    Loading: <Button loading>Make Deposit</Button>,
    'Disabled, with a reason': <Button disabledReason="Sample reason">Make Deposit</Button>,
  },
  pressable: (
    <div className="flex flex-wrap gap-3">
      <Button>Make Deposit</Button>
    </div>
  ),
  related: ['primitives/IconButton', 'primitives/Link', 'form/SubmitButton'],
}

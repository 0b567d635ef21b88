import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A button starts an action, such as sending a form or opening a dialog.',
  use: [
    'To start an action on this page: send, save, open, delete.',
    'Use one `primary` button per view, for the step that most customers take next.',
    'Use `danger` only where something is destroyed or can’t be undone.',
  ],
  avoid: [
    'To go to another page, use a [Link](?path=/docs/primitives-link--docs). If it must look like a button, pass the link with `asChild`.',
    'For an action with only an icon, use IconButton, which requires a name.',
    'To submit a form with `useContractForm`, use SubmitButton, which shows that the request is running.',
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
        'Say why an action isn’t possible. With `disabledReason` the button stays focusable, so keyboard and screen reader users find the reason.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, even if it is disabled or loading.'],
    ['Enter or Space', 'Presses it. A disabled or loading button ignores it.'],
  ],
  announced: [
    'The label and the role: “Make Deposit, button”.',
    'A disabled button: “dimmed” or “unavailable”, then the reason.',
    'A loading button keeps its name and is marked as busy.',
  ],
  content: [
    'Start with a verb and name the object if it isn’t obvious: “Make Deposit”, “Copy address”.',
    'Use at most four words. Text wraps in narrow windows and is never cut off.',
    'Don’t use “OK”, “Yes”, “Submit” or “Click here”.',
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
  related: ['primitives/IconButton', 'primitives/Link', 'form/SubmitButton', 'primitives/DropdownMenu'],
}

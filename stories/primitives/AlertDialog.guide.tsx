import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An alert dialog asks a question that must be answered before anything else.',
  use: [
    'Before something that can’t be undone, or that discards input.',
    'Use `tone="danger"` if the action destroys something.',
  ],
  avoid: [
    'For an action that can be undone, do it and offer to undo it.',
    'For a form or details, use Dialog.',
    'For news without a question, use Callout or Toast.',
  ],
  examples: [
    {
      do: (
        <div className="grid gap-3">
          <p className="font-semibold">Leave without saving?</p>
          <p>What you typed will be lost.</p>
          <div className="flex gap-3">
            <Button variant="secondary">Stay</Button>
            <Button variant="secondary">Leave</Button>
          </div>
        </div>
      ),
      dont: (
        <div className="grid gap-3">
          <p className="font-semibold">Are you sure?</p>
          <div className="flex gap-3">
            <Button variant="secondary">No</Button>
            <Button variant="secondary">Yes</Button>
          </div>
        </div>
      ),
      because: 'The question names the action, the text its consequence, and the buttons repeat the verb.',
    },
    {
      do: (
        <div className="flex gap-3">
          <Button variant="secondary">Cancel</Button>
          <Button variant="secondary">Sign out</Button>
        </div>
      ),
      dont: (
        <div className="flex gap-3">
          <Button variant="quiet" size="sm">
            Cancel
          </Button>
          <Button>Sign out</Button>
        </div>
      ),
      because: 'Both answers have the same weight. The component does that for you.',
    },
  ],
  anatomy: [
    ['Title', 'The question.'],
    ['Description', 'The consequences.'],
    ['Cancel', 'Changes nothing. It has the focus first.'],
    ['Confirm', 'Repeats the verb of the question. It doesn’t close the dialog.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the controls of the dialog, and stays inside.'],
    ['Enter or Space', 'Presses the focused button. Cancel has the focus first.'],
    ['Escape', 'Cancels.'],
  ],
  announced: [
    '“Alert dialog”, the question and the description, when it opens.',
    'Everything behind it is hidden until it closes. Then the focus returns to where it was.',
    'A click outside doesn’t close it.',
  ],
  content: [
    'Ask a question that names the action: “Delete this address?”.',
    'The description says what happens, and whether it can be undone.',
    'The confirming button repeats the verb. Don’t use “Yes” or “OK”.',
    'Close it once the action has succeeded. While it runs, set `loading`. If it fails, say so inside.',
  ],
  layout: [
    'At most 448 px wide. It keeps 16 px from each edge of the window, and scrolls if it is higher than the window.',
    'Both answers have the same width. In a dialog of less than about 350 px they are below one another.',
  ],
  states: {
    'The two answers': (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button variant="secondary">Sign out</Button>
      </div>
    ),
    Destructive: (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button variant="secondary" className="border-danger text-danger">
          Delete
        </Button>
      </div>
    ),
    'Confirmed, running': (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button variant="secondary" loading>
          Sign out
        </Button>
      </div>
    ),
  },
  pressable: <Button variant="secondary">Sign out</Button>,
  related: ['primitives/Dialog', 'primitives/Callout', 'primitives/Toast'],
}

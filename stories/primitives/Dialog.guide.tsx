import { X } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A dialog is a window over the page for one short task, after which the customer is back where they were.',
  use: [
    'For a short form or a detail that belongs to what is on the page.',
    'For a form, set `closedBy="closerequest"` and offer a Cancel button. A click outside then keeps the input.',
    'For something that is shown only once, such as a seed phrase, set `closedBy="none"` and offer a button. Escape then does nothing either.',
    'Open it when the customer asks for it. One that opens by itself interrupts, so keep that for what must be seen first.',
  ],
  avoid: [
    'For a task with several steps, use a page: it has an address and survives a reload.',
    'For a question before a risky action, use AlertDialog.',
    'For the details of a row or a menu on a phone, use Drawer.',
    'For a message, use Callout or Toast.',
    'For a long form or a table: on a phone all of it scrolls in a small window. Use a page.',
  ],
  examples: [
    {
      do: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary">Cancel</Button>
          <Button>Update</Button>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button>OK</Button>
          <Button>Close</Button>
        </div>
      ),
      because:
        'One main action, last, with the verb of the title. The other button closes the dialog without a change.',
    },
    {
      do: (
        <div>
          <p className="text-xl font-semibold">Update details</p>
          <p className="mt-2 text-muted">Only what you change is sent.</p>
        </div>
      ),
      dont: <p className="text-xl font-semibold">Attention!</p>,
      because: 'The title names the task. It is what a screen reader announces first.',
    },
  ],
  anatomy: [
    ['Dialog', 'The window with all its parts. The page behind it is dimmed.'],
    ['DialogHeader', 'The title, the description and the close button. For a DialogPanel.'],
    ['DialogPanel', 'An empty dialog for custom content.'],
    ['Title', 'Required. It names the dialog.'],
    ['Description', 'Optional: one or two sentences below the title.'],
    ['Content', 'Fields or text.'],
    ['Footer', 'Optional: the buttons, with the main one last.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the controls of the dialog, and stays inside.'],
    ['Escape', 'Closes it, unless `closedBy` is `none`.'],
    ['Enter or Space', 'Presses the focused button.'],
  ],
  announced: [
    '“Dialog”, the title and the description, when it opens.',
    'The page behind it is hidden until it closes. Then the focus returns to where it was.',
    'The focus goes to the close button first, or to the first field or button if there is none. Links don’t count. `onOpenAutoFocus` can move it.',
    'If the element that had the focus is gone, the heading of the page gets it, or the dialog below.',
    'Messages of `announce()` are heard while it is open. Other live regions of the page aren’t.',
  ],
  content: [
    'Use a short title that names the task: “Update details”.',
    'The description is one or two sentences.',
    'The main button repeats the verb of the title.',
    'Keep it open until the request has succeeded: set `loading` on the main button, and show a failure inside with FormError.',
    'If closing it would lose what was typed, ask with AlertDialog first.',
  ],
  layout: [
    'At most 400, 544 or 768 px wide (`size`), and as high as its content. It keeps 16 px from each edge of the window, also on a phone.',
    'If the content is higher than the window, the whole dialog scrolls, with its title and its buttons. The page behind it doesn’t.',
    'The title and the description wrap. Buttons that don’t fit beside one another wrap too.',
    'A dialog above a dialog covers the first one. Avoid it, except for a question about what was typed.',
  ],
  states: {
    'The buttons': (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button>Update</Button>
      </div>
    ),
    Sending: (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button loading>Update</Button>
      </div>
    ),
    'The close button': <IconButton icon={<X />} label="Close" />,
  },
  pressable: <IconButton icon={<X />} label="Close" />,
  related: ['primitives/AlertDialog', 'primitives/Drawer', 'primitives/Callout'],
}

import { Button } from '#ui/primitives/Button.tsx'
import { Tooltip } from '#ui/primitives/Tooltip.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A tooltip is a short explanation that appears while a control is hovered or focused.',
  use: [
    'To explain a control in a few words, such as a shortcut.',
    'Only for text that customers don’t need: tooltips don’t appear on touch screens.',
  ],
  avoid: [
    'For a text that everyone needs, use the `hint` of Field, or the page.',
    'For the name of an icon button, use `label` of IconButton.',
    'For links or buttons inside, use Dialog.',
    'On text, Badge or anything else that can’t get the focus: keyboard users would never see it.',
  ],
  examples: [
    {
      do: (
        <Tooltip content="Ctrl + K">
          <Button variant="secondary">Search</Button>
        </Tooltip>
      ),
      dont: (
        <Tooltip content="The fee is 3%">
          <Button>Withdraw</Button>
        </Tooltip>
      ),
      because: 'A price must never be hidden in a tooltip.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the control and shows the tooltip.'],
    ['Escape', 'Hides it.'],
  ],
  announced: ['The text, as description of the control, after its name.'],
  content: ['Use a few words, without a full stop.', 'Don’t repeat the name of the control.'],
  layout: [
    'At most 288 px wide. The text wraps.',
    'It opens above the control, or below it if there is no space, and stays 8 px inside the window. Touch screens don’t show it.',
  ],
  states: {
    Closed: (
      <Tooltip content="Ctrl + K">
        <Button variant="secondary">Search</Button>
      </Tooltip>
    ),
    Open: <span className="text-muted">See the snapshots below.</span>,
  },
  pressable: (
    <Tooltip content="Ctrl + K">
      <Button variant="secondary">Search</Button>
    </Tooltip>
  ),
  related: ['primitives/IconButton', 'primitives/Field'],
}

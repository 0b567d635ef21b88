import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'
import { Switch } from '#ui/primitives/Switch.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ThemeToggle is an icon button that changes to the next theme: system, light or dark.',
  use: ['In a bar with little space.'],
  avoid: [
    'Where there is space, use ThemeSwitch: it shows all three choices.',
    'For other settings, use Switch.',
  ],
  examples: [
    {
      do: <ThemeToggle value="system" onChange={() => {}} />,
      dont: <Switch label="Dark mode" checked onChange={() => {}} />,
      because: 'There are three themes. A switch would leave out that of the system.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Changes to the next theme. The button keeps the focus.'],
  ],
  announced: ['“Theme: system. Change to light, button”. After a press, the new name when it is read again.'],
  content: ['The name says the current theme and the next one.'],
  layout: ['A square of 44 px, as IconButton.'],
  states: {
    System: <ThemeToggle value="system" onChange={() => {}} />,
    Light: <ThemeToggle value="light" onChange={() => {}} />,
    Dark: <ThemeToggle value="dark" onChange={() => {}} />,
  },
  pressable: <ThemeToggle value="system" onChange={() => {}} />,
  related: ['primitives/ThemeSwitch', 'primitives/IconButton', 'shell/NavBar'],
}

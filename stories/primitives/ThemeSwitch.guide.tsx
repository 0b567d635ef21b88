import { Info } from 'lucide-react'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A theme switch chooses between the light theme, the dark theme and that of the system.',
  use: [
    'Once per page, in the footer or in the settings.',
    'Store and apply the choice in `onChange`. The component only shows it.',
  ],
  avoid: ['For other choices, use RadioGroup.'],
  examples: [
    {
      do: <ThemeSwitch value="system" onChange={() => {}} />,
      dont: <IconButton icon={<Info />} label="Change theme" />,
      because: 'Three visible choices are clearer than a button that cycles through them.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen theme.'],
    ['Arrow keys', 'Move to the next or previous theme and choose it.'],
  ],
  announced: ['“Theme, group”, then the choice: “Dark, radio button, 2 of 3”.'],
  content: ['The words are fixed: Light, Dark, System.'],
  layout: [
    'It is as wide as its three choices, or as `className` says. On a narrow screen or with large text they wrap.',
  ],
  states: {
    Light: <ThemeSwitch value="light" onChange={() => {}} />,
    Dark: <ThemeSwitch value="dark" onChange={() => {}} />,
    System: <ThemeSwitch value="system" onChange={() => {}} />,
  },
  pressable: <ThemeSwitch value="system" onChange={() => {}} />,
  related: ['primitives/RadioGroup', 'primitives/Switch'],
}

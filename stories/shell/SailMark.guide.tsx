import { SailMark } from '#ui/shell/SailMark.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SailMark is the sail of the logo, as decoration.',
  use: ['Where the brand needs a mark and its name is beside it.'],
  avoid: [
    'As a link to the home page, use Logo.',
    'As an icon for sailing, speed or wind: it stands for the brand.',
  ],
  examples: [
    {
      do: (
        <p className="flex items-center gap-2 font-semibold">
          <SailMark className="size-7" /> Plainsail
        </p>
      ),
      dont: (
        <p className="flex items-center gap-2">
          <SailMark className="size-5 opacity-40" /> Fast deposits
        </p>
      ),
      because: 'It isn’t an icon for a feature, and its colors don’t change.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing. The name beside it is announced.'],
  content: ['It has no text.'],
  layout: ['32 px, unless `className` sets another size.'],
  states: { Default: <SailMark />, Large: <SailMark className="size-16" /> },
  related: ['shell/Logo', 'shell/Horizon'],
}

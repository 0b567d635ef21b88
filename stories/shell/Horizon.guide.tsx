import { Horizon } from '#ui/shell/Horizon.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Horizon is a decorative line with a sailing boat.',
  use: ['Above the footer and on screens that have nothing else to show, such as RouteLoader.'],
  avoid: [
    'Between sections of a page: a line or more space is enough.',
    'To show progress. It doesn’t move.',
  ],
  examples: [
    {
      do: <Horizon />,
      dont: (
        <div className="grid gap-3">
          <Horizon />
          <Horizon />
          <Horizon />
        </div>
      ),
      because: 'Once per screen. It is a signature, not a pattern.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing.'],
  content: ['It has no text.'],
  layout: ['It fills the width and is 32 px high.'],
  states: { Default: <Horizon /> },
  related: ['shell/SailMark', 'shell/Footer', 'shell/RouteLoader'],
}

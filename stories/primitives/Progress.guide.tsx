import { Progress } from '#ui/primitives/Progress.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A progress bar shows the progress of a task.',
  use: [
    'For steps of a task, and for work whose end is known.',
    'Pass `null` for work that is running without a known end.',
  ],
  avoid: [
    'For waiting of a few seconds, use Spinner or the `loading` state of Button.',
    'For content that is loading, use Skeleton.',
    'For a figure, such as signal strength, show the figure beside it.',
  ],
  examples: [
    {
      do: (
        <div className="grid gap-1">
          <p className="text-sm">Step 2 of 3</p>
          <Progress label="Deposit" value={2} max={3} valueText="Step 2 of 3" />
        </div>
      ),
      dont: <Progress label="Progress" value={67} />,
      because: 'Say in words what the bar shows. “67%” of three steps means nothing.',
    },
  ],
  keyboard: 'A progress bar can’t be operated.',
  announced: [
    'The label and the value: “Deposit, progress bar, 67 percent”, or `valueText` instead of the percentage.',
    'Changes aren’t announced. Announce the end of the work.',
  ],
  content: ['The label names the work: “Uploading your photo”.', 'Never show progress that isn’t measured.'],
  layout: ['A bar of 8 px that fills the width. Put its label and its figure above it as text.'],
  states: {
    Empty: <Progress label="Deposit" value={0} />,
    'Under way': <Progress label="Deposit" value={40} />,
    Complete: <Progress label="Deposit" value={100} />,
    'Unknown end': <Progress label="Deposit" value={null} />,
  },
  related: ['primitives/Spinner', 'primitives/Skeleton'],
}

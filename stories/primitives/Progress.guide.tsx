import { Progress } from '#ui/primitives/Progress.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A progress bar shows the progress of a task.',
  use: ['For work whose end is known.', 'Pass `null` for work that is running without a known end.'],
  avoid: [
    'For waiting of a few seconds, use Spinner or the `loading` state of Button.',
    'For the steps of a task, name them, as DepositStepBar does.',
    'For content that is loading, use Skeleton.',
    'For a figure, such as signal strength, show the figure beside it.',
  ],
  examples: [
    {
      do: (
        <div className="grid gap-1">
          <p className="text-sm">2 of 3 photos</p>
          <Progress label="Uploading your photos" value={2} max={3} valueText="2 of 3 photos" />
        </div>
      ),
      dont: <Progress label="Progress" value={67} />,
      because: 'Say in words what the bar shows. “67%” of three photos means nothing.',
    },
  ],
  keyboard: 'A progress bar can’t be operated.',
  announced: [
    'The label and the value: “Uploading your photos, progress bar, 67 percent”, or `valueText` instead of the percentage.',
    'Changes aren’t announced. Announce the end of the work.',
  ],
  content: ['The label names the work: “Uploading your photos”.', 'Never show progress that isn’t measured.'],
  layout: ['A bar of 8 px that fills the width. Put its label and its figure above it as text.'],
  states: {
    Empty: <Progress label="Uploading your photos" value={0} />,
    'Under way': <Progress label="Uploading your photos" value={40} />,
    Complete: <Progress label="Uploading your photos" value={100} />,
    'Unknown end': <Progress label="Uploading your photos" value={null} />,
  },
  related: ['primitives/Spinner', 'primitives/Skeleton', 'deposit/DepositStepBar'],
}

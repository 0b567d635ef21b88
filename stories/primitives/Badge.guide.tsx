import { Lock } from 'lucide-react'
import { Badge } from '#ui/primitives/Badge.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A badge is a short label with an icon that shows the status or the kind of a thing.',
  use: [
    'For the status of a thing in a list or beside a title: pending, approved, beta.',
    'Choose the tone by its meaning: `gain` and `loss` for good and bad results, `pending` while something is in progress.',
  ],
  avoid: [
    'For a message that needs a sentence, use Callout.',
    'For a change in a price, use Change.',
    'For something to press, use Button. A badge does nothing.',
  ],
  examples: [
    {
      do: <Badge tone="pending">Pending</Badge>,
      dont: <Badge tone="pending">Your deposit is being checked by our team</Badge>,
      because: 'A badge is one or two words. A sentence belongs beside it.',
    },
    {
      do: (
        <div className="flex flex-wrap gap-2">
          <Badge tone="gain">Approved</Badge>
          <Badge tone="loss">Rejected</Badge>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap gap-2">
          <span className="rounded-sm bg-gain-soft px-2 text-gain">Status</span>
          <span className="rounded-sm bg-loss-soft px-2 text-loss">Status</span>
        </div>
      ),
      because: 'Never use color alone. The icon and the word carry the meaning for everyone.',
    },
  ],
  keyboard: 'A badge can’t be operated.',
  announced: [
    'Its text. The icon isn’t announced.',
    'Nothing is announced when the badge changes. If the change matters, announce it.',
  ],
  content: [
    'Use one or two words with a capital first letter: “Pending”, “Not verified”.',
    'Use the same word for the same status everywhere.',
    'Use an adjective or a participle, such as “Pending” or “Approved”. A verb looks like a button.',
  ],
  layout: [
    'It is as wide as its text and never wider than the space around it. A long text wraps inside.',
    'Put it beside the title or in a cell, on the same line.',
  ],
  states: {
    Neutral: <Badge>Not verified</Badge>,
    Gain: <Badge tone="gain">Approved</Badge>,
    Loss: <Badge tone="loss">Rejected</Badge>,
    Pending: <Badge tone="pending">Pending</Badge>,
    Accent: <Badge tone="accent">New</Badge>,
    'Own icon': <Badge icon={<Lock />}>Locked</Badge>,
  },
  related: ['primitives/Callout', 'money/Change'],
}

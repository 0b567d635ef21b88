import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A skeleton is a grey placeholder with the size of the content that is loading.',
  use: [
    'For content with a known shape, so that nothing moves when it arrives.',
    'Put several into one SkeletonGroup, which screen readers announce once.',
  ],
  avoid: [
    'For an action that is running, use the `loading` state of Button, or Spinner.',
    'For parts that load in no time.',
  ],
  examples: [
    {
      do: (
        <SkeletonGroup label="Loading your wallet" className="grid gap-2">
          <Skeleton className="w-24" />
          <Skeleton className="h-8 w-40" />
        </SkeletonGroup>
      ),
      dont: <p className="text-muted">Loading …</p>,
      because: 'The placeholder has the size of the content, so the page doesn’t jump.',
    },
  ],
  anatomy: [
    ['SkeletonGroup', 'Announces once that something is loading, and after a while that it still is.'],
    ['Skeleton', 'A grey bar.'],
  ],
  keyboard: 'A skeleton can’t be operated.',
  announced: [
    'The label of the group once: “Loading your wallet”. The placeholders themselves aren’t announced.',
    'After a while the group says “Still working …”.',
  ],
  content: ['The label names what is loading.'],
  layout: [
    'It fills the width and is 16 px high. Give it the size of the content with `className`, and `max-w-full` beside a fixed width.',
    'Use the same breakpoints as the content, so that nothing moves when it appears.',
  ],
  states: {
    'A line': <Skeleton className="w-40" />,
    'A figure': <Skeleton className="h-8 w-32" />,
    'A group': (
      <SkeletonGroup className="grid gap-2">
        <Skeleton />
        <Skeleton className="w-2/3" />
      </SkeletonGroup>
    ),
  },
  related: ['primitives/Spinner', 'primitives/LoadError', 'primitives/EmptyState'],
}

import { Inbox } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { EmptyState } from '#ui/primitives/EmptyState.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An empty state says that there is nothing to show yet, and offers the next step.',
  use: [
    'Where a list or a search has no entries.',
    'In a part of a page that has other parts, use align="start". Centered text there would look like the end of the page.',
  ],
  avoid: [
    'While data is loading, use Skeleton.',
    'If data couldn’t be loaded, use LoadError. “Nothing yet” would be wrong.',
  ],
  examples: [
    {
      do: (
        <EmptyState
          title="No transaction history"
          text="Your deposits appear here once they are recorded."
          action={<Button size="sm">Make a deposit</Button>}
        />
      ),
      dont: <EmptyState title="Oops! It’s empty here" />,
      because: 'Say what will appear here, and offer the step that fills it.',
    },
    {
      do: (
        <EmptyState
          title="No results for these filters"
          action={
            <Button size="sm" variant="secondary">
              Clear filters
            </Button>
          }
        />
      ),
      dont: <EmptyState title="No transaction history" />,
      because: 'With filters, the list isn’t empty. Say that the filters hide it.',
    },
  ],
  keyboard: 'An empty state can’t be operated. Tab moves to its button.',
  announced: [
    'The title and the text, in reading order. The icon isn’t announced.',
    'Set `heading` if the title heads a part of the page, so that it appears in the list of headings.',
  ],
  content: ['The title is a few words without a full stop.', 'The text is one sentence, without jokes.'],
  layout: [
    'Centered in the space of the list that it stands for, or at its start with `align="start"`. The text is at most 46 characters wide.',
    'Actions that don’t fit beside one another wrap.',
  ],
  states: {
    'Title only': <EmptyState title="No transaction history" />,
    'With a text': <EmptyState title="No transaction history" text="Your deposits appear here." />,
    'With icon and action': (
      <EmptyState
        icon={<Inbox />}
        title="No transaction history"
        action={<Button size="sm">Make a deposit</Button>}
      />
    ),
    'In a part of a page': (
      <EmptyState align="start" title="No transaction history" text="Your deposits appear here." />
    ),
  },
  related: ['primitives/Skeleton', 'primitives/LoadError'],
}

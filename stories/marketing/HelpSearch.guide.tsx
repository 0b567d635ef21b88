import { EmptyState } from '#ui/primitives/EmptyState.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { HelpSearch } from '#ui/marketing/HelpSearch.tsx'
import meta from './HelpSearch.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'HelpSearch searches the questions and guides while the visitor types.',
  use: ['Once at the top of the help page.'],
  avoid: [
    'To filter a list on the page, use TransactionFilters or a plain field.',
    'Without a way to contact support: not everything is found.',
  ],
  examples: [
    {
      do: (
        <EmptyState
          title="No results"
          text="Try another word, or ask us."
          action={<Link href="#support">email support</Link>}
        />
      ),
      dont: <p className="text-sm text-muted">0 hits</p>,
      because: 'Without a result, offer another way to an answer.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the field, which loads what can be searched, then to the links of the results.'],
    ['Escape', 'In the field: clears it.'],
    ['Enter', 'On a guide: opens it.'],
  ],
  announced: [
    'A search region, and “Search questions and guides” as name of the field.',
    'The number of results, once the visitor pauses typing.',
    'A search that could not be loaded is shown as text and isn’t announced.',
  ],
  content: ['A result says whether it is a question or a guide, and shows its answer or summary.'],
  layout: [
    'It fills the width, with answers of at most 68 characters in a line. The results move what is below them.',
  ],
  states: {
    Default: <HelpSearch {...meta.args} />,
    'No result': (
      <EmptyState
        title="No results"
        text="Try another word, or ask us."
        action={<Link href="#support">email support</Link>}
      />
    ),
  },
  pressable: <HelpSearch {...meta.args} />,
  related: ['marketing/QuestionList', 'marketing/HelpOptions', 'primitives/EmptyState'],
}

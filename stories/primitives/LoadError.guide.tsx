import { LoadError, RetryButton } from '#ui/primitives/LoadError.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A load error says that something could not be loaded, and offers to try again.',
  use: [
    'In the place of the data that is missing.',
    'Set `retrying` while the retry runs, so that the button shows it.',
  ],
  avoid: [
    'If the call worked and there is nothing, use EmptyState.',
    'For a form that failed, use FormError.',
  ],
  examples: [
    {
      do: (
        <LoadError title="Your deposits could not be loaded" onRetry={() => {}}>
          You are offline. Try again once you are online.
        </LoadError>
      ),
      dont: (
        <LoadError title="Error" onRetry={() => {}}>
          Network Error (503)
        </LoadError>
      ),
      because: 'Name what is missing and what the customer can do. A code helps only support.',
    },
    {
      do: <LoadError title="Prices could not be loaded" onRetry={() => {}} />,
      dont: <p className="text-muted">No prices</p>,
      because: 'A failure must not look like an empty list.',
    },
  ],
  anatomy: [
    ['LoadError', 'The message with its retry.'],
    ['RetryButton', 'The retry alone, for a place without space for a message.'],
  ],
  keyboard: [
    ['Tab', 'Moves to Try again, then to further actions.'],
    ['Enter or Space', 'Tries again. The button keeps the focus while it is loading.'],
  ],
  announced: ['“Problem:”, the title and the text, when the error appears, once the reader pauses.'],
  content: [
    '“Your deposits could not be loaded”: the thing first, without “error” or “oops”.',
    'If the page has several, give the button an `aria-label` with the thing.',
  ],
  layout: [
    'As Callout: it fills the width, and its buttons wrap.',
    'Give it the place of the content that is missing, so that the page doesn’t jump when the retry succeeds.',
  ],
  states: {
    Default: (
      <LoadError title="Your deposits could not be loaded" onRetry={() => {}}>
        You are offline.
      </LoadError>
    ),
    Retrying: (
      <LoadError title="Your deposits could not be loaded" retrying onRetry={() => {}}>
        You are offline.
      </LoadError>
    ),
    'Only the button': <RetryButton onRetry={() => {}} />,
  },
  pressable: <RetryButton onRetry={() => {}} />,
  related: ['primitives/Callout', 'primitives/EmptyState', 'primitives/Skeleton', 'form/FormError'],
}

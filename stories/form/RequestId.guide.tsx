import { RequestId } from '#ui/form/RequestId.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A request id lets support find a failed request.',
  use: ['Below an error message. FormError shows it already.'],
  avoid: ['Where nothing failed.', 'In place of a message: it explains nothing to the customer.'],
  examples: [
    {
      do: (
        <div>
          The receipt was not recorded.
          <RequestId of="sample-0001" />
        </div>
      ),
      dont: <RequestId of="sample-0001" />,
      because: 'The message comes first. The id is for support.',
    },
  ],
  keyboard: 'It can’t be operated. A click on the id selects all of it.',
  announced: ['“Request id:” and the id, as a part of the message above.'],
  content: ['The words are fixed. Don’t shorten the id.'],
  layout: ['Inline text. A long id breaks anywhere.'],
  states: {
    'With an id': <RequestId of="sample-0001" />,
    'Without an id': <span className="text-muted">Nothing is shown.</span>,
  },
  related: ['form/FormError', 'primitives/LoadError'],
}

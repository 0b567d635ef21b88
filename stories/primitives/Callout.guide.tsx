import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A callout is a message in the page: a note, a success, a warning or a problem, with what the customer can do about it.',
  use: [
    'For something that concerns this page or form and must stay readable.',
    'For a failure that remains until the customer acts.',
    'Set `live` if it appears after the page has loaded.',
    '`info` helps, `success` confirms, `warning` says what may go wrong, `danger` what has gone wrong.',
    'One at a time. Put several messages into one, or show the one that matters most.',
  ],
  avoid: [
    'For a short confirmation that may disappear, use Toast.',
    'For a failed form, use FormError. For data that couldn’t be loaded, use LoadError.',
    'For a question that must be answered now, use AlertDialog.',
    'For the errors of a form’s fields, use ErrorSummary.',
    'For what everyone has to read, use plain text. Boxes are overlooked, the more so the more there are.',
    'For news of the whole app, such as being offline, use NoticeStrip.',
  ],
  examples: [
    {
      do: (
        <Callout tone="danger" title="The receipt was not sent">
          You are offline. Your deposit is stored and will be recorded once you are online.
        </Callout>
      ),
      dont: (
        <Callout tone="danger" title="Error">
          Something went wrong.
        </Callout>
      ),
      because: 'Say what failed, what happened to the money, and what to do next.',
    },
    {
      do: (
        <Callout tone="warning" title="Check the network">
          Coins sent over another network may be lost for good.
        </Callout>
      ),
      dont: (
        <Callout tone="danger" title="Check the network">
          Coins sent over another network may be lost for good.
        </Callout>
      ),
      because: '`danger` is for something that has gone wrong. What may go wrong is a warning.',
    },
  ],
  anatomy: [
    ['Icon', 'That of the tone. It isn’t read.'],
    ['Title', 'What happened. Without one, the word for the tone.'],
    ['Text', 'Optional: what it means and what to do.'],
    ['Actions', 'Optional: buttons or links, below the text.'],
  ],
  keyboard: 'A callout can’t be operated. Tab moves to the buttons and links in it.',
  announced: [
    'A word for the tone before the title: “Warning: Check the network”.',
    'Nothing by itself when it appears, unless `live` is set: `polite` waits until the reader pauses, `assertive` interrupts.',
    'It never takes the focus. If customers can’t go on without it, move the focus to it, as ErrorSummary does.',
  ],
  content: [
    'The title says what happened, in one short sentence without a full stop.',
    'The text says what it means and what to do. Keep it under three sentences.',
    'Don’t apologize, don’t blame, don’t use an error code alone.',
    'It can’t be closed. Remove it once its cause is gone.',
    'At most two actions, with the main one first.',
  ],
  layout: [
    'It fills the width of the space around it. Title, text and actions are below one another, the icon beside them.',
    'Text wraps. Actions that don’t fit beside one another wrap too.',
    'Put it above what it is about: below the heading if it concerns the page, above the section or the button if it concerns only that. In a form, FormError stands beside the submit button.',
  ],
  states: {
    Info: <Callout title="Withdrawals take two days">We check each one by hand.</Callout>,
    Success: <Callout tone="success" title="Your details are saved" />,
    Warning: (
      <Callout tone="warning" title="Check the network">
        Coins sent over another network may be lost for good.
      </Callout>
    ),
    Danger: (
      <Callout tone="danger" title="The receipt was not sent">
        You are offline.
      </Callout>
    ),
    'Without a title': (
      <Callout tone="warning">Coins sent over another network may be lost for good.</Callout>
    ),
    'With an action': (
      <Callout
        tone="danger"
        title="Prices could not be loaded"
        action={
          <Button size="sm" variant="secondary">
            Try again
          </Button>
        }
      />
    ),
  },
  related: ['primitives/Toast', 'primitives/LoadError', 'form/FormError', 'primitives/AlertDialog'],
}

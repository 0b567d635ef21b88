import { DateTime } from '#ui/money/DateTime.tsx'
import { Money } from '#ui/money/Money.tsx'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'
import { RetryButton } from '#ui/primitives/LoadError.tsx'
import type { Guide } from '../guide.ts'
import { german } from '../german.ts'

const nothing = () => undefined

export const guide: Guide = {
  since: '0.1.0',
  what: 'LocaleProvider sets the language, the currency and the time zone of all components inside it.',
  use: [
    'Once around an app that isn’t in English, or whose amounts aren’t in US dollars.',
    'Around a part of a page that is in another language.',
  ],
  avoid: [
    'To change one text of one component, use the component’s prop, if it has one.',
    'It converts no amounts: the amounts must be in that currency.',
  ],
  examples: [
    {
      do: (
        <LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin" messages={german}>
          <p>
            <Money amount="1234.5" />, <DateTime iso="2026-03-01T14:05:00Z" />
          </p>
          <RetryButton onRetry={nothing} />
        </LocaleProvider>
      ),
      dont: (
        <LocaleProvider messages={german}>
          <p>
            <Money amount="1234.5" />, <DateTime iso="2026-03-01T14:05:00Z" />
          </p>
          <RetryButton onRetry={nothing} />
        </LocaleProvider>
      ),
      because:
        'Set the locale together with the messages, so that words, numbers and dates are in one language.',
    },
  ],
  keyboard: 'A provider can’t be operated.',
  announced: [
    'Nothing by itself. Set `lang` on the page too, so that screen readers choose the right voice.',
  ],
  content: [
    'Translate whole sentences. A message gets its values by name, so that their order can change.',
    'Count with `Intl.PluralRules` where a language has more than two plural forms.',
  ],
  layout: [
    'It adds no element to the page.',
    'Other languages need up to twice the space. The tests show each component with longer and with mirrored text at 320 px.',
  ],
  states: {
    'In German, with euros': (
      <LocaleProvider locale="de-DE" currency="EUR" messages={german}>
        <Money amount="1234.5" />
      </LocaleProvider>
    ),
    'In British English, with pounds': (
      <LocaleProvider locale="en-GB" currency="GBP">
        <Money amount="1234.5" />
      </LocaleProvider>
    ),
    'Without a provider': <Money amount="1234.5" />,
  },
  related: ['money/Money', 'money/DateTime'],
}

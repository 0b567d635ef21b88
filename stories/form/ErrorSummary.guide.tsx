import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An error summary lists what must be corrected before a form can be sent, with a link to each field.',
  use: ['Above the fields of a form with more than one field.', 'ContractForm contains one already.'],
  avoid: [
    'For an error of the server, use FormError.',
    'While the customer is still typing. It appears only after sending.',
  ],
  examples: [
    {
      do: (
        <Callout tone="danger" title="Check 2 fields">
          <p>Enter your email</p>
          <p>Enter your password</p>
        </Callout>
      ),
      dont: <Callout tone="danger" title="Please correct the errors below" />,
      because: 'List each error, with a link to its field, in the order of the fields.',
    },
  ],
  keyboard: [
    ['Enter', 'In the form: sends it. If fields are invalid, the focus moves to the summary.'],
    ['Tab', 'Moves to the links.'],
    ['Enter', 'On a link: moves to its field.'],
  ],
  announced: ['“Check 2 fields” and the list, when the focus moves to it after a failed try.'],
  content: [
    'The title counts the fields. The component writes it.',
    'Each entry is the message of its field, so it must make sense on its own: “Enter your email” instead of “Required”.',
  ],
  layout: [
    'It fills the width of the form, above the first field.',
    'Each error is a line of at least 32 px, and 44 px on touch screens. Long messages wrap.',
  ],
  states: {
    'One error': (
      <Callout tone="danger" title="Check one field">
        <Link href="#email">Enter your email</Link>
      </Callout>
    ),
    'Several errors': (
      <Callout tone="danger" title="Check 2 fields">
        <div className="grid">
          <Link href="#email">Enter your email</Link>
          <Link href="#password">Enter your password</Link>
        </div>
      </Callout>
    ),
  },
  pressable: (
    <Callout tone="danger" title="Check one field">
      <Link href="#email">Enter your email</Link>
    </Callout>
  ),
  related: ['form/ContractForm', 'form/FormError', 'primitives/Callout'],
}

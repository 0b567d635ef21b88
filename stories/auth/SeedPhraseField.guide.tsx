import { FieldSample } from '../form/FieldSample.tsx'
import { SeedPhraseField } from '#ui/auth/SeedPhraseField.tsx'
import { TextareaField } from '#ui/form/TextareaField.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SeedPhraseField is the field for the account’s seed phrase, which proves who someone is without the password.',
  use: ['To reset or change a password.'],
  avoid: [
    'For the recovery phrase of a wallet: never ask for it. The form refuses a text that looks like one.',
    'For other long texts, use TextareaField.',
  ],
  examples: [
    {
      do: <FieldSample>{(control) => <SeedPhraseField control={control} name="value" />}</FieldSample>,
      dont: (
        <FieldSample>
          {(control) => <TextareaField control={control} name="value" label="Recovery phrase" />}
        </FieldSample>
      ),
      because:
        'The name and the hint say which phrase is meant. Someone who types a wallet’s phrase here reveals it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next: it doesn’t insert a tab.'],
    ['Enter', 'Starts a new line, as the browser does.'],
  ],
  announced: ['“Seed phrase, required”, then the error and the hint as description.'],
  content: [
    'Label and hint are fixed.',
    'Browsers don’t fill it in, correct it or check its spelling, because the server compares every character.',
  ],
  layout: ['It fills the width and grows with the phrase, which wraps.'],
  states: {
    Empty: <FieldSample>{(control) => <SeedPhraseField control={control} name="value" />}</FieldSample>,
    Filled: (
      <FieldSample value="abandon-ability-able-about-above-absent">
        {(control) => <SeedPhraseField control={control} name="value" />}
      </FieldSample>
    ),
    Error: (
      <FieldSample error="Seed phrase is required">
        {(control) => <SeedPhraseField control={control} name="value" />}
      </FieldSample>
    ),
  },
  pressable: <FieldSample>{(control) => <SeedPhraseField control={control} name="value" />}</FieldSample>,
  related: ['auth/ResetPasswordForm', 'auth/ChangePasswordForm', 'form/TextareaField'],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AmountInput } from '#ui/money/AmountInput.tsx'
import { Change } from '#ui/money/Change.tsx'
import { DateTime } from '#ui/money/DateTime.tsx'
import { Money } from '#ui/money/Money.tsx'
import { Percent } from '#ui/money/Percent.tsx'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'
import { RetryButton } from '#ui/primitives/LoadError.tsx'
import { Pagination } from '#ui/primitives/Pagination.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { german } from '../german.ts'

const change = fn()

const Sample = () => (
  <div className="grid max-w-form gap-3">
    <p>
      <Money amount="1234567.89" /> · <Percent percent="2.5" /> · <Change change="-1.25" />
    </p>
    <p>
      <DateTime iso="2026-03-01T23:30:00Z" />
    </p>
    <Field label="Betrag">
      <AmountInput value="1000.5" onValueChange={change} max="4200" />
    </Field>
    <Pagination label="Seiten der Einzahlungen" page={1} pageCount={12} onPageChange={change} />
  </div>
)

const meta = {
  component: LocaleProvider,
  args: { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin', messages: german },
  render: (args) => (
    <LocaleProvider {...args}>
      <Sample />
    </LocaleProvider>
  ),
} satisfies Meta<typeof LocaleProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: {
    docs: {
      source: {
        code: '<LocaleProvider locale="de-DE" currency="EUR" timeZone="Europe/Berlin" messages={german}>\n  …\n</LocaleProvider>',
      },
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('LNG-1 messages are in the language of the page', async () => {
      await expect(canvas.getByRole('button', { name: 'Zurück' })).toHaveAccessibleDescription(
        'Dies ist die erste Seite',
      )
      await expect(canvas.getByRole('button', { name: /^Max\.: 4\.200,00/ })).toHaveTextContent('Max.')
      await expect(canvas.getByText('gefallen')).toBeInTheDocument()
    })
    await step('LNG-1 amounts have the currency, and numbers the separators of the locale', async () => {
      await expect(canvasElement).toHaveTextContent('1.234.567,89 €')
      await expect(canvasElement).toHaveTextContent('Gelesen als 1.000,50 €')
      await expect(canvasElement).toHaveTextContent('2,5 %')
      await expect(canvasElement).toHaveTextContent('−1,25 %')
      await expect(canvasElement).not.toHaveTextContent('$')
    })
    await step('LNG-1 dates are in the language and time zone', () =>
      expect(canvas.getByText('02.03.2026, 00:30')).toBeVisible(),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }

export const InEnglish: Story = {
  name: 'Without a translation (English)',
  args: { locale: undefined, currency: undefined, messages: undefined, timeZone: 'UTC' },
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('settings that are not given keep their defaults', async () => {
      await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible()
      await expect(canvasElement).toHaveTextContent('$1,234,567.89')
      await expect(canvasElement).toHaveTextContent('Mar 1, 2026, 11:30 PM')
    })
  },
}

export const Nested: Story = {
  name: 'Provider inside a provider',
  parameters: { snapshot: false },
  render: (args) => (
    <LocaleProvider {...args}>
      <LocaleProvider locale="en-GB" currency="GBP">
        <Money amount="1234.5" />
        <RetryButton onRetry={change} />
      </LocaleProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the inner one applies', () => expect(canvasElement).toHaveTextContent('£1,234.50'))
    await step('settings that it does not have come from the outer one', () =>
      expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible(),
    )
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches what is inside, as without a provider', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Betrag' })).toHaveFocus()
    })
  },
}

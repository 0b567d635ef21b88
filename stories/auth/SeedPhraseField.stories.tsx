import { typedSeedPhrase } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { SeedPhraseField } from '#ui/auth/SeedPhraseField.tsx'
import { ContractForm } from '#ui/form/ContractForm.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

const schema = z.object({ seedPhrase: typedSeedPhrase })
const onSubmit = fn()

function Form({ className }: { className?: string }) {
  const form = useContractForm({ schema, defaultValues: { seedPhrase: '' }, onSubmit, failure: null })
  return (
    <ContractForm form={form} submitLabel="Send" submitSize="md" aria-label="Sample" className="max-w-form">
      <SeedPhraseField control={form.control} name="seedPhrase" className={className} />
    </ContractForm>
  )
}

const meta = {
  component: SeedPhraseField,
  render: () => <Form />,
} satisfies Meta<typeof SeedPhraseField>
export default meta
type Story = StoryObj

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Seed phrase' })
    await step('browsers neither fill in nor correct the phrase', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'off')
      await expect(field).toHaveAttribute('spellcheck', 'false')
      await expect(field).toHaveAttribute('autocapitalize', 'none')
    })
    await step('the hint says what to enter, and what never to enter', () =>
      expect(field).toHaveAccessibleDescription(
        /as you saved it.*Never enter the recovery phrase of a wallet/,
      ),
    )
    await step('API-18 letter case and separators are sent as typed', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' Abandon-ability ABLE ')
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ seedPhrase: 'Abandon-ability ABLE' }))
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Required: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-5 an empty phrase is refused at the field', async () => {
      await userEvent.click(canvas.getByRole('textbox'))
      await userEvent.tab()
      await expect(await canvas.findByText('Seed Phrase is required')).toBeVisible()
      await expect(canvas.getByRole('textbox')).toBeInvalid()
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const PropsReachTheRoot: Story = {
  render: () => <Form className="mt-1" />,
  play: async ({ canvasElement, step }) => {
    await step('the class is passed to the field', () =>
      expect(canvasElement.querySelector('[data-slot=field]')).toHaveClass('mt-1'),
    )
  },
}

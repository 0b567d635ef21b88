import { ResetPasswordForm } from '#ui/auth/ResetPasswordForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta = {
  component: ResetPasswordForm,
  args: { onSubmit: fn(), onLoginInstead: fn(), failure: null, 'aria-label': 'Reset password' },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const phrase = canvas.getByLabelText('Seed phrase')
    const password = canvas.getByLabelText('New password')
    await step(
      'C43: the phrase is neither stored nor spell-checked, and password managers offer a new password',
      async () => {
        await expect(phrase).toHaveAttribute('autocomplete', 'off')
        await expect(phrase).toHaveAttribute('spellcheck', 'false')
        await expect(phrase).toHaveAttribute('autocapitalize', 'none')
        await expect(password).toHaveAttribute('autocomplete', 'new-password')
        await expect(password).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'))
        await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
      },
    )
    await step(
      'API-18: the phrase is sent as it was issued, without characters that copying added',
      async () => {
        await userEvent.click(phrase)
        await userEvent.paste(' \ufeffAbandon-ABILITY-able-\nabout-above-absent \n')
        await userEvent.type(canvas.getByLabelText('Email'), 'Sample@Sample.test')
        await userEvent.type(password, 'Quiet#Harbour8')
        await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
        await expect(args.onSubmit).toHaveBeenCalledTimes(1)
        await expect(args.onSubmit).toHaveBeenCalledWith({
          seedPhrase: 'Abandon-ABILITY-able-about-above-absent',
          email: 'sample@sample.test',
          password: 'Quiet#Harbour8',
        })
      },
    )
    await step('RST-1: the new password can be shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show new password' }))
      await expect(password).toHaveAttribute('type', 'text')
    })
    await step("RST-1: 'Login instead' passes the typed email on", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Login instead' }))
      await expect(args.onLoginInstead).toHaveBeenCalledWith('Sample@Sample.test')
    })
  },
}

export const Empty: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-1, VAL-4, VAL-5: an empty form shows three errors', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
      await expect(await canvas.findByRole('region', { name: 'Check 3 fields' })).toBeVisible()
      for (const message of ['Seed Phrase is required', 'Email is required', 'Password is required'])
        await expect(canvas.getByRole('link', { name: message })).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

const walletPhrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
const refusal = 'This looks like a wallet recovery phrase. Never type it on any website. It was not sent.'

export const WalletPhrase: Story = {
  parameters: { snapshot: true },
  args: { defaultEmail: 'sample@sample.test' },
  play: async ({ canvas, args, userEvent, step }) => {
    const phrase = canvas.getByLabelText('Seed phrase')
    await step("C42: a wallet's phrase is rejected when the field loses the focus", async () => {
      await userEvent.click(phrase)
      await userEvent.paste(walletPhrase)
      await userEvent.type(canvas.getByLabelText('New password'), 'Quiet#Harbour8')
      await expect(await canvas.findByText(refusal, {}, { timeout: 5000 })).toBeVisible()
    })
    await step('nothing is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
      await expect(await canvas.findByRole('link', { name: refusal })).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('our own phrase is sent', async () => {
      await userEvent.clear(phrase)
      await userEvent.paste('abandon ability able about above absent')
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const IssuedWithSpaces: Story = {
  args: { defaultEmail: 'sample@sample.test' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('API-18: a phrase with capitals and spaces is sent unchanged', async () => {
      await userEvent.type(canvas.getByLabelText('Seed phrase'), 'Abandon Ability ABLE')
      await userEvent.type(canvas.getByLabelText('New password'), 'Quiet#Harbour8{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ seedPhrase: 'Abandon Ability ABLE' }),
      )
    })
  },
}

export const InReadingOrder: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('the summary lists the fields from top to bottom, however long each check takes', async () => {
      await userEvent.click(canvas.getByLabelText('Seed phrase'))
      await userEvent.paste(walletPhrase)
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
      await canvas.findByRole('region', { name: 'Check 3 fields' }, { timeout: 5000 })
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        refusal,
        'Email is required',
        'Password is required',
      ])
    })
  },
}

export const Refused: Story = {
  args: {
    defaultEmail: 'sample@sample.test',
    failure: { message: 'The email or the seed phrase is not right.', kind: 'auth', effect: 'no' },
  },
  play: async ({ canvas, step }) => {
    await step("RST-1: the server's message is shown, and that the password was not changed", () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Your password was not changed.*The email or the seed phrase is not right\./,
      ),
    )
  },
}

export const AnswerUnknown: Story = {
  args: {
    failure: {
      message: 'The server took too long to answer. Try again in a moment.',
      kind: 'timeout',
      effect: 'unknown',
    },
  },
  play: async ({ canvas, step }) => {
    await step('C11: the title says that the outcome is unknown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('We cannot tell whether your password was changed'),
    )
  },
}

export const LongText: Story = { args: { ...AnswerUnknown.args }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { ...Refused.args }, globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('RST-1: Enter in the last field submits the form', async () => {
      await userEvent.type(canvas.getByLabelText('Seed phrase'), 'abandon-ability-able-about-above-absent')
      await userEvent.type(canvas.getByLabelText('Email'), 'sample@sample.test')
      await userEvent.type(canvas.getByLabelText('New password'), 'Quiet#Harbour8{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

import { SignUpForm } from '#ui/auth/SignUpForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

const onDraft = fn()

const draft = {
  email: 'sample@sample.test',
  name: 'Sample Newcomer',
  investmentGoal: 'A Career Change',
  address: '1 Sample Street',
  zipCode: '10115',
}

const meta = {
  component: SignUpForm,
  args: {
    onSubmit: fn(),
    onDraft,
    failure: null,
    termsHref: '#terms',
    privacyHref: '#privacy',
    signInHref: '#sign-in',
    supportHref: '#support',
    'aria-label': 'Create account',
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SignUpForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the fields are marked for password managers and autofill', async () => {
      const tokens = Object.entries({
        Email: 'username',
        'Full name': 'name',
        Password: 'new-password',
        Address: 'street-address',
        'Zip code': 'postal-code',
      })
      for (const [label, token] of tokens)
        await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token)
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('passwordrules')
    })
    await step('REG-1: the form can be filled in with the keyboard alone', async () => {
      await userEvent.tab()
      await userEvent.keyboard('Sample@Sample.test')
      await userEvent.tab()
      await userEvent.keyboard('José O’Neil')
      await userEvent.tab()
      await userEvent.keyboard('Harbour#Light7')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.selectOptions(canvas.getByLabelText('Investment goal'), 'Starting a business')
      await userEvent.tab()
      await userEvent.keyboard('1 Sample Street')
      await userEvent.tab()
      await userEvent.keyboard('10115')
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox')).toBeChecked()
    })
    await step('REG-1: the request matches the contract', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'sample@sample.test',
        name: 'José O’Neil',
        password: 'Harbour#Light7',
        investmentGoal: 'Starting a business',
        address: '1 Sample Street',
        zipCode: '10115',
      })
    })
    await step('the draft contains the input, except the password', async () => {
      await expect(onDraft).toHaveBeenLastCalledWith({
        ...draft,
        email: 'Sample@Sample.test',
        name: 'José O’Neil',
        investmentGoal: 'Starting a business',
      })
      await expect(JSON.stringify(onDraft.mock.calls)).not.toContain('Harbour')
    })
  },
}

export const Empty: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-1, VAL-4, VAL-6 to VAL-10: the summary lists every field, the terms too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check 7 fields' })).toHaveFocus())
      await expect(
        canvas
          .getAllByRole('link')
          .slice(0, 7)
          .map((link) => link.textContent),
      ).toEqual([
        'Email is required',
        'Fullname is required',
        'Password is required',
        'Please select an investment goal',
        'Address is required',
        'Zip code is required',
        canvas.getByRole<HTMLInputElement>('checkbox').validationMessage,
      ])
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const TooShort: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-2, VAL-6, VAL-7, VAL-8: each field shows its error', async () => {
      const entries = Object.entries({
        'Full name': ['Sample', 'Please enter a valid full name'],
        Password: ['a1#', 'Minimum of 8 characters'],
        Address: ['1 S', 'Address must be at least 5 characters long'],
        'Zip code': ['101', 'Zip Code must be at least 4 characters'],
      } as const)
      for (const [label, [text, message]] of entries) {
        await userEvent.type(canvas.getByLabelText(label), text)
        await userEvent.tab()
        await expect(await canvas.findByText(message)).toBeVisible()
        await expect(canvas.getByLabelText(label)).toBeInvalid()
      }
    })
  },
}

export const TermsNotAccepted: Story = {
  args: { draft },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    const terms = canvas.getByRole<HTMLInputElement>('checkbox', { name: /Terms of Use/ })
    await step('VAL-10: the browser requires the checkbox, and nothing is sent', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'Harbour#Light7')
      await expect(terms).toBeRequired()
      await expect(terms).not.toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      const summary = await canvas.findByRole('region', { name: 'Check one field' })
      await waitFor(() => expect(summary).toHaveFocus())
      await expect(terms.validity.valueMissing).toBe(true)
      await expect(terms).toHaveAccessibleDescription(terms.validationMessage)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the summary leads to the checkbox', async () => {
      await userEvent.click(canvas.getByRole('link', { name: terms.validationMessage }))
      await expect(terms).toHaveFocus()
    })
    await step('REG-1: the terms open in a new tab, so that nothing typed is lost', async () => {
      for (const name of [/Terms of Use/, /Privacy Policy/])
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    })
    await step('once ticked, the form is sent', async () => {
      await userEvent.click(terms)
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const FromDraft: Story = {
  args: { draft: { ...draft, investmentGoal: 'no longer a goal' } },
  play: async ({ canvas, step }) => {
    await step('the fields show the draft, except an unknown goal', async () => {
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample Newcomer')
      await expect(canvas.getByLabelText('Investment goal')).toHaveValue('')
      await expect(canvas.getByLabelText('Password')).toHaveValue('')
    })
  },
}

export const EmailTaken: Story = {
  parameters: { snapshot: true },
  args: {
    draft,
    failure: {
      message: 'Email already registered',
      kind: 'conflict',
      fields: { email: 'Email already registered' },
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      'REG-3: the error is at the email field, which has the focus, and everything typed stays',
      async () => {
        await expect(canvas.getByLabelText('Email')).toHaveFocus()
        await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email already registered')
        await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample Newcomer')
      },
    )
  },
}

export const ServerDown: Story = {
  args: {
    draft,
    failure: {
      message: 'The service is briefly unavailable. Try again in a moment.',
      kind: 'server',
      effect: 'unknown',
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      'REG-3, C8: any other failure offers a retry and says that the outcome is unknown',
      async () => {
        const box = canvas.getByRole('alert')
        await expect(box).toHaveTextContent('We cannot tell whether your account was created')
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
        await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample Newcomer')
      },
    )
  },
}

export const LongText: Story = { args: { draft }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { draft }, globals: { direction: 'rtl' } }

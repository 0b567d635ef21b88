import { SignInForm } from '#ui/auth/SignInForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { lostAnswer, titleSaysUnknown } from '../security/lost-answer.ts'

const meta = {
  component: SignInForm,
  args: {
    onSubmit: fn(),
    onForgotPassword: fn(),
    failure: null,
    signUpHref: '#sign-up',
    'aria-label': 'Sign in',
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const email = canvas.getByLabelText('Email')
    const password = canvas.getByLabelText('Password')
    await step('the fields are marked for password managers', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
    })
    await step('SGN-1: it works with the keyboard alone, in reading order', async () => {
      await userEvent.tab()
      await expect(email).toHaveFocus()
      await userEvent.keyboard('Sample@Sample.test')
      await userEvent.tab()
      await expect(password).toHaveFocus()
      await userEvent.keyboard('Sample#2026')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    })
    await step('SGN-2: the email is sent in lower case, the password as typed', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'sample@sample.test',
        password: 'Sample#2026',
      })
    })
    await step('SGN-1: Forgot password passes the typed email on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
      await expect(args.onForgotPassword).toHaveBeenCalledWith('Sample@Sample.test')
    })
    await step('a link leads to registration', () =>
      expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#sign-up'),
    )
  },
}

export const Empty: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-1, VAL-4: an empty form shows two errors and sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check 2 fields' })).toHaveFocus())
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const Invalid: Story = {
  args: { defaultEmail: 'sample@' },
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-1, VAL-2: each field shows its error when it loses the focus', async () => {
      await userEvent.click(canvas.getByLabelText('Email'))
      await userEvent.type(canvas.getByLabelText('Password'), 'a1#')
      await userEvent.tab()
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid Email')
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Minimum of 8 characters')
    })
  },
}

export const PasswordOfOlderRules: Story = {
  args: { defaultEmail: 'sample@sample.test' },
  play: async ({ canvas, args, userEvent, step }) => {
    const password = canvas.getByLabelText('Password')
    await step('VAL-2, VAL-3: the rules are shown as a hint, not as an error', async () => {
      await userEvent.type(password, 'a b')
      await userEvent.tab()
      await expect(password).toHaveAccessibleDescription('Minimum of 8 characters')
      await expect(password).toBeValid()
      await userEvent.type(password, ' längeres')
      await expect(password).toHaveAccessibleDescription('At least 1 special character and a number')
    })
    await step('VAL-3: the password is sent as typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'sample@sample.test',
        password: 'a b längeres',
      })
    })
  },
}

export const Pending: Story = {
  args: { defaultEmail: 'sample@sample.test', onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, step }) => {
    await step('SGN-1: the button shows a spinner during the call', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'Sample#2026{Enter}')
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    })
  },
}

export const Refused: Story = {
  parameters: { snapshot: true },
  args: {
    defaultEmail: 'sample@sample.test',
    failure: { message: 'The email or the password is not right.', kind: 'auth' },
  },
  play: async ({ canvas, step }) => {
    await step("SGN-1: the server's message is shown below the form, and the input stays", async () => {
      const box = canvas.getByRole('alert')
      await expect(box).toHaveTextContent('The email or the password is not right.')
      const button = canvas.getByRole('button', { name: 'Sign in' })
      await expect(box.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
      await expect(canvas.getByLabelText('Email')).toHaveValue('sample@sample.test')
    })
  },
}

export const Offline: Story = {
  args: {
    failure: {
      message: 'You seem to be offline. Check your connection and try again.',
      kind: 'offline',
      effect: 'no',
    },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('SGN-1: a network error is explained, and Try again submits the form', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'sample@sample.test')
      await userEvent.type(canvas.getByLabelText('Password'), 'Sample#2026')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const AnswerLost: Story = {
  args: {
    failure: lostAnswer,
  },
  parameters: { snapshot: false },
  play: titleSaysUnknown,
}

export const TooManyAttempts: Story = {
  args: { failure: { message: 'Too many attempts. Try again in 30 s.', kind: 'limited', retryAfter: 30 } },
  play: async ({ canvas, step }) => {
    await step('C7: the button explains the pause', () =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAccessibleDescription(
        'Too many attempts. Try again in 30 s.',
      ),
    )
  },
}

export const LongText: Story = {
  args: {
    defaultEmail: 'a.very.long.address.that.does.not.fit@a-long-host-name.sample.test',
    ...Offline.args,
  },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = { args: { ...Refused.args }, globals: { direction: 'rtl' } }
export const ForcedColors: Story = { args: { ...Refused.args }, parameters: { forcedColors: true } }

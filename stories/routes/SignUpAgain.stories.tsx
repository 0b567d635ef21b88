import { paths } from '#app/paths.ts'
import { clearPhraseUnsaved, markPhraseUnsaved } from '#app/routes/auth/phrase-unsaved.ts'
import { wasSentBefore } from '#app/routes/auth/sign-up-attempts.ts'
import { clearDraft } from '#app/routes/auth/sign-up-draft.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt, freshBrowser, loadFirst, sent } from './AppAt.tsx'
import { dialog, fillIn, main } from './sign-up-form.ts'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  args: { path: paths.signUp },
  parameters: { layout: 'fullscreen', snapshot: false },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  beforeEach: () => {
    clearDraft()
    return freshBrowser({
      register: [
        { status: 409, failure: { message: 'In progress', code: 'in_progress', fields: { email: 'Busy' } } },
        {
          status: 201,
          body: { seedPhrase: 'abandon-ability-able-about-above-absent', status: 'Registered' },
        },
      ],
    })()
  },
  play: async (context) => {
    await context.step('FAIR-7 API-13 a 409 in_progress says so, and what to do', async () => {
      await fillIn(context)
      const alert = await main().findByRole('alert')
      await expect(alert).toHaveTextContent('Your first try is still in progress. Wait a moment')
      await expect(main().queryByText('Email already registered')).not.toBeInTheDocument()
      await expect(main().queryByText('Is this your account?')).not.toBeInTheDocument()
    })
    await context.step('everything typed stays, and the attempt counts as unanswered', async () => {
      await expect(main().getByLabelText('Password')).toHaveValue('Harbour#Light7')
      await expect(main().getByLabelText('Email')).toHaveAccessibleDescription('')
      await expect(wasSentBefore('sample@sample.test')).toBe(true)
    })
    await context.step('API-13 Try again has the same key, and its answer may hold the phrase', async () => {
      await context.userEvent.click(main().getByRole('button', { name: 'Try again' }))
      await expect(await dialog()).toBeVisible()
      const [first, second] = sent('register').map(({ headers }) => headers.get('idempotency-key'))
      await expect(second).toBe(first)
    })
  },
}

export const PhraseUnsaved: Story = {
  beforeEach: () => {
    const restore = freshBrowser({})()
    markPhraseUnsaved()
    return () => {
      clearPhraseUnsaved()
      restore()
    }
  },
  play: async ({ step }) => {
    await step(
      'REG-2 after a reload over the seed phrase, the page says so, and where to go on',
      async () => {
        await expect(await main().findByText('Your account was created')).toBeVisible()
        await expect(main().getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute(
          'href',
          paths.signIn,
        )
      },
    )
  },
}

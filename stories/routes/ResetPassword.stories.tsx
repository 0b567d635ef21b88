import { paths } from '#app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { address, AppAt, back, freshBrowser, loadFirst, sent } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  args: { path: `${paths.signIn}?view=reset` },
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser({ editPassword: { body: { message: 'Password changed' } } }),
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const main = () => within(screen.getByRole('main'))
const slow = { timeout: 5000 }

async function fillIn({ userEvent }: Context) {
  await userEvent.click(await main().findByLabelText('Seed phrase', {}, slow))
  await userEvent.paste('ABANDON ability\nable-about above absent')
  await userEvent.type(main().getByLabelText('Email'), 'Sample@Sample.test')
  await userEvent.type(main().getByLabelText('New password'), 'Quiet#Harbour8')
  await userEvent.click(main().getByRole('button', { name: 'Reset Password' }))
}

export const Playground: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    const { step, userEvent } = context
    await step('RST-1, API-18: the phrase is sent as issued, with an idempotency key (API-13)', async () => {
      await fillIn(context)
      await waitFor(() => expect(sent('editPassword')).toHaveLength(1))
      await expect(sent('editPassword')[0]?.body).toEqual({
        // Letter case and separators are kept. Only the line break is replaced.
        seedPhrase: 'ABANDON ability able-about above absent',
        email: 'sample@sample.test',
        password: 'Quiet#Harbour8',
      })
      await expect(sent('editPassword')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    })
    await step(
      'RST-1: a dialog confirms it, and its Login leads to sign-in with the email filled in',
      async () => {
        const modal = await screen.findByRole('dialog', { name: 'Password Changed Successfully' })
        await expect(modal).toHaveTextContent('Other devices may still be signed in.')
        await userEvent.click(within(modal).getByRole('button', { name: 'Login' }))
        await expect(await main().findByRole('heading', { name: 'Sign in' })).toBeVisible()
        await expect(address()).toBe(paths.signIn)
        await expect(main().getByLabelText('Email')).toHaveValue('sample@sample.test')
      },
    )
  },
}

export const Data: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }

export const FromTheLoginView: Story = {
  args: { path: `${paths.signIn}?next=%2Fdashboard%2Fdeposit` },
  parameters: { snapshot: false },
  play: async ({ step, userEvent }) => {
    await step('SGN-1: the typed email and the next parameter are kept', async () => {
      await userEvent.type(await main().findByLabelText('Email', {}, slow), 'sample@sample.test')
      await userEvent.click(main().getByRole('button', { name: 'Forgot password?' }))
      const heading = await main().findByRole('heading', { name: 'Reset your password' })
      await waitFor(() => expect(heading).toHaveFocus())
      // The form is loaded after the heading, unless it was prefetched.
      await expect(await main().findByLabelText('Email', {}, slow)).toHaveValue('sample@sample.test')
      await expect(address()).toContain('next=%2Fdashboard%2Fdeposit')
    })
    await step('Back leads from the reset form to sign-in', async () => {
      await back()
      await expect(await main().findByRole('heading', { name: 'Sign in' })).toBeVisible()
    })
  },
}

export const SessionsEnded: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ editPassword: { body: { message: 'Password changed', sessionsEnded: true } } }),
  play: async (context) => {
    await context.step('API-3 says that the sessions ended if the backend says so', async () => {
      await fillIn(context)
      const modal = await screen.findByRole('dialog', { name: 'Password Changed Successfully' })
      await expect(modal).toHaveTextContent('You have been signed out on all your devices.')
    })
  },
}

export const Refused: Story = {
  beforeEach: freshBrowser({
    editPassword: { status: 401, failure: { message: 'The email or the seed phrase is not right.' } },
  }),
  play: async (context) => {
    await context.step(
      "RST-1: after a failure, the server's message is shown and everything typed stays",
      async () => {
        await fillIn(context)
        await expect(await main().findByRole('alert')).toHaveTextContent(
          'The email or the seed phrase is not right.',
        )
        await expect(main().getByLabelText('New password')).toHaveValue('Quiet#Harbour8')
      },
    )
  },
}

export const RefusedField: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({
    editPassword: { status: 422, failure: { message: 'Too common', fields: { password: 'Too common' } } },
  }),
  play: async (context) => {
    await context.step('C6: a rejected field has the message and the focus', async () => {
      await fillIn(context)
      const password = main().getByLabelText('New password')
      await waitFor(() => expect(password).toHaveFocus())
      await expect(password).toHaveAccessibleDescription(/Too common/)
    })
  },
}

export const Offline: Story = {
  beforeEach: freshBrowser({ editPassword: 'offline' }),
  play: async (context) => {
    await context.step('C11: each attempt of the same request has the same idempotency key', async () => {
      await fillIn(context)
      await context.userEvent.click(await main().findByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(sent('editPassword')).toHaveLength(2))
      const [first, second] = sent('editPassword').map(({ headers }) => headers.get('idempotency-key'))
      await expect(first).toBe(second)
      await expect(await main().findByRole('alert')).toHaveTextContent('No answer came back from the server.')
    })
  },
}

export const NoCertainAnswer: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ editPassword: { status: 502 } }),
  play: async (context) => {
    await context.step('FAIR-7 API-16 without a certain answer, it says what to try next', async () => {
      await fillIn(context)
      const box = within(await main().findByRole('alert'))
      await context.userEvent.click(box.getByRole('button', { name: 'sign in' }))
      await expect(await main().findByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(main().getByLabelText('Email')).toHaveValue('Sample@Sample.test')
    })
  },
}

export const Loading: Story = {
  beforeEach: freshBrowser({ editPassword: 'never' }),
  play: async (context) => {
    await context.step('RST-1: the button shows a spinner during the call', async () => {
      await fillIn(context)
      await waitFor(() =>
        expect(main().getByRole('button', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true'),
      )
    })
  },
}

import { paths, signInFor } from '#app/paths.ts'
import { startSession } from '#app/session/session.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { address, AppAt, freshBrowser, loadFirst, sent } from './AppAt.tsx'

const user = sampleUsers.established
const signedIn = {
  login: { body: { user, token: 'sample-token', message: 'Signed in' } },
  userDetails: { body: user },
  deposits: { body: { allTransactions: [] } },
  withdrawals: { body: { allWithdrawals: [] } },
}

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  args: { path: paths.signIn },
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser(signedIn),
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const main = () => within(screen.getByRole('main'))
const slow = { timeout: 5000 }

async function fillIn({ userEvent }: Context) {
  await userEvent.type(await main().findByLabelText('Email', {}, slow), 'Withdraw@Sample.test')
  await userEvent.type(main().getByLabelText('Password'), 'Sample#2026')
  await userEvent.click(main().getByRole('button', { name: 'Sign in' }))
}

export const Playground: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    await context.step(
      'SGN-2: details and token are stored, and the email is sent in lower case',
      async () => {
        await fillIn(context)
        await waitFor(() => expect(address()).toBe(paths.dashboard), slow)
        await expect(sent('login')[0]?.body).toEqual({
          email: 'withdraw@sample.test',
          password: 'Sample#2026',
        })
        await expect(localStorage.getItem('userToken')).toBe('sample-token')
        await expect(localStorage.getItem('userDetails')).toContain('withdraw@sample.test')
      },
    )
  },
}

export const Data: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w375' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Loading: Story = {
  beforeEach: freshBrowser({ login: 'never' }),
  play: async (context) => {
    await context.step('SGN-1: the button shows a spinner and ignores a second click', async () => {
      await fillIn(context)
      const button = main().getByRole('button', { name: 'Sign in' })
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
      await context.userEvent.click(button)
      await expect(sent('login')).toHaveLength(1)
    })
  },
}

export const Refused: Story = {
  beforeEach: freshBrowser({
    login: { status: 401, failure: { message: 'The email or the password is not right.' } },
  }),
  play: async (context) => {
    await context.step("SGN-1: the server's message is shown, and the input stays", async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent(
        'The email or the password is not right.',
      )
      await expect(main().getByLabelText('Password')).toHaveValue('Sample#2026')
      await expect(localStorage.getItem('userToken')).toBeNull()
    })
  },
}

export const RefusedWithoutMessage: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ login: { status: 401 } }),
  play: async (context) => {
    await context.step('a 401 without a message is about the password, not the session', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent(
        'The email or the password is not right.',
      )
    })
  },
}

export const Offline: Story = {
  beforeEach: freshBrowser({ ...signedIn, login: ['offline', signedIn.login] }),
  play: async (context) => {
    await context.step('SGN-1: an error explains it, with a retry', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent('No answer came back from the server.')
      await expect(main().getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const RetryWorks: Story = {
  parameters: { snapshot: false },
  beforeEach: Offline.beforeEach,
  play: async (context) => {
    await context.step('C10: the retry sends the same values and signs in', async () => {
      await fillIn(context)
      await context.userEvent.click(await main().findByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(address()).toBe(paths.dashboard), slow)
      await expect(sent('login')).toHaveLength(2)
    })
  },
}

export const ServerDown: Story = {
  beforeEach: freshBrowser({ login: { status: 503 } }),
  play: async (context) => {
    await context.step('C8: the page shows its own message', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent('The service is briefly unavailable.')
    })
  },
}

export const TooManyAttempts: Story = {
  beforeEach: freshBrowser({ login: { status: 429, headers: { 'retry-after': '30' } } }),
  play: async (context) => {
    await context.step('C7: an error says how long to wait, and the button is disabled', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent(
        'Too many attempts. Try again in 30 s.',
      )
      await expect(main().getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

export const NotUnderstood: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ login: { status: 200 } }),
  play: async (context) => {
    await context.step('API-12: an invalid answer does not sign in', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toHaveTextContent(
        'The server sent something this app does not understand.',
      )
      await expect(localStorage.getItem('userDetails')).toBeNull()
    })
  },
}

export const ReturnsToThePage: Story = {
  args: { path: signInFor(paths.depositHistory) },
  parameters: { snapshot: false },
  play: async (context) => {
    await context.step('GRD-2: after sign-in, the requested page opens', async () => {
      await fillIn(context)
      await waitFor(() => expect(address()).toBe(paths.depositHistory), slow)
    })
  },
}

export const NeverToAnotherSite: Story = {
  args: { path: signInFor('//elsewhere.test/dashboard') },
  parameters: { snapshot: false },
  beforeEach: freshBrowser(signedIn, user),
  play: async ({ step }) => {
    await step('GRD-2: a signed-in customer is redirected at once, and never to another site', async () => {
      await waitFor(() => expect(address()).toBe(paths.dashboard), slow)
    })
  },
}

export const SessionEnded: Story = {
  args: { path: paths.depositHistory },
  beforeEach: freshBrowser({ ...signedIn, userDetails: { status: 401 }, deposits: { status: 401 } }, user),
  play: async ({ step }) => {
    await step('GRD-3: a 401 leads to sign-in, says why, and keeps the next parameter', async () => {
      await expect(await main().findByText('Your session has ended. Sign in again.', {}, slow)).toBeVisible()
      await expect(address()).toBe(signInFor(paths.depositHistory))
      await expect(localStorage.getItem('userToken')).toBeNull()
    })
  },
}

export const AccountNotLoaded: Story = {
  args: { path: signInFor(paths.dashboard) },
  beforeEach: () => {
    const restore = freshBrowser({ ...signedIn, userDetails: { status: 500 } })()
    localStorage.setItem('userToken', 'sample-token')
    startSession()
    return restore
  },
  play: async ({ step }) => {
    await step(
      'SES-2 FAIR-7: it says why the account could not be opened with the stored token, and keeps the token',
      async () => {
        await expect(await main().findByText('We could not load your account', {}, slow)).toBeVisible()
        await expect(main().getByText(/The service is briefly unavailable\./)).toBeVisible()
        await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled()
        await expect(localStorage.getItem('userToken')).toBe('sample-token')
      },
    )
  },
}

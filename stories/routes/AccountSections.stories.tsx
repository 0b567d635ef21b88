import { Component as AccountPage } from '#app/routes/dashboard/AccountPage.tsx'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { asCustomer, pageAt, sent } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const lists: Replies = {
  deposits: { body: { allTransactions: sampleDeposits } },
  withdrawals: { body: { allWithdrawals: sampleWithdrawals } },
}
const login: Replies['login'] = {
  body: { user: sampleUsers.established, token: 'sample-token-after', message: 'Signed in' },
}
const account = (replies: Replies) => asCustomer(sampleUsers.established, replies)

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: { layout: 'fullscreen', snapshot: false },
  render: () => pageAt(<AccountPage />),
  beforeEach: account(lists),
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<StoryContext, 'userEvent'>

const section = (name: string) => screen.findByRole('region', { name })
const PHRASE = 'abandon-ability-able-about-above-absent'

async function changePassword({ userEvent }: Context) {
  const password = within(await section('Password'))
  await userEvent.click(password.getByRole('button', { name: 'Change password' }))
  await userEvent.type(password.getByLabelText('Seed phrase'), PHRASE)
  await userEvent.type(password.getByLabelText('New password'), 'Quiet#Harbour8')
  await userEvent.click(password.getByRole('button', { name: 'Change password' }))
  return password
}

export const NotVerified: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ step }) => {
    await step(
      'DSH-4 the page says how to verify, with an email that has the subject filled in',
      async () => {
        const identity = within(await section('Identity'))
        await expect(identity.getByText('Not Verified')).toBeVisible()
        const mail = identity.getByRole('link', { name: 'Write the email' }).getAttribute('href') ?? ''
        await expect(decodeURIComponent(mail)).toContain(
          'subject=Account verification: Sample Newcomer (new@sample.test)',
        )
      },
    )
  },
}

export const Partial: Story = {
  parameters: { snapshot: true },
  beforeEach: asCustomer(sampleUsers.established, {
    userDetails: { wrong: { ...sampleUsers.established, plan: 7, address: null } },
  }),
  play: async ({ canvas, step }) => {
    await step('API-12 unreadable values are reported, and the others are shown', async () => {
      await expect(
        await canvas.findByText('The server sent something this app does not understand.'),
      ).toBeVisible()
      await expect(canvas.getAllByText('—')).toHaveLength(2)
      await expect(canvas.getByText('15550100')).toBeVisible()
    })
  },
}

export const PasswordForm: Story = {
  parameters: { snapshot: true },
  play: async ({ userEvent, step }) => {
    const password = within(await section('Password'))
    await step('ACC-3 the form opens in place, and takes the focus of the button', async () => {
      await userEvent.click(password.getByRole('button', { name: 'Change password' }))
      await expect(password.getByLabelText('Seed phrase')).toHaveFocus()
    })
    await step('Cancel closes it, and the focus returns to the button', async () => {
      await userEvent.keyboard('x')
      await userEvent.click(password.getByRole('button', { name: 'Cancel' }))
      await expect(password.getByRole('button', { name: 'Change password' })).toHaveFocus()
    })
    await step('nothing typed is kept', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(password.getByLabelText('Seed phrase')).toHaveValue('')
    })
  },
}

export const PasswordChanged: Story = {
  parameters: { snapshot: true },
  beforeEach: account({
    ...lists,
    login,
    editPassword: { body: { message: 'Changed', sessionsEnded: true } },
  }),
  play: async (context) => {
    const { step } = context
    const password = await changePassword(context)
    await step('ACC-3 the call has the customer’s own email', async () => {
      await expect(await password.findByText('Password Changed Successfully')).toBeVisible()
      await expect(sent('editPassword').map(({ body }) => body)).toEqual([
        { email: 'withdraw@sample.test', seedPhrase: PHRASE, password: 'Quiet#Harbour8' },
      ])
    })
    await step(
      'ACC-3 it says which sessions have ended, and this one continues with the new password',
      async () => {
        await expect(password.getByText(/signed out on all other devices/)).toBeVisible()
        await expect(sent('login')[0]?.body).toEqual({
          email: 'withdraw@sample.test',
          password: 'Quiet#Harbour8',
        })
        await expect(localStorage.getItem('userToken')).toBe('sample-token-after')
        await waitFor(() => expect(password.getByRole('button', { name: 'Change password' })).toHaveFocus())
      },
    )
  },
}

export const SessionsNotMentioned: Story = {
  beforeEach: account({ ...lists, editPassword: { body: { message: 'Changed' } } }),
  play: async (context) => {
    const password = await changePassword(context)
    await context.step('ACC-3 if the backend says nothing, no session is reported as ended', async () => {
      await expect(await password.findByText(/Other devices may still be signed in/)).toBeVisible()
      await expect(sent('login')).toHaveLength(0)
    })
  },
}

export const SignInAgainFailed: Story = {
  beforeEach: account({
    ...lists,
    login: 'offline',
    editPassword: { body: { message: 'Changed', sessionsEnded: true } },
  }),
  play: async (context) => {
    await changePassword(context)
    await context.step('ACC-3 if this session cannot be renewed, the page says to sign in', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Password Changed Successfully' })
      await expect(dialog).toHaveTextContent('You have been signed out on all your devices.')
    })
  },
}

export const WrongPhrase: Story = {
  beforeEach: account({
    ...lists,
    editPassword: { status: 401, failure: { message: 'The seed phrase is not right.' } },
  }),
  play: async (context) => {
    const password = await changePassword(context)
    await context.step('FAIR-7 a refusal says that nothing changed, and keeps the form', async () => {
      await expect(await password.findByRole('alert')).toHaveTextContent(
        /Your password was not changed.*The seed phrase is not right\./,
      )
      await expect(password.getByLabelText('Seed phrase')).toHaveValue(PHRASE)
      await expect(localStorage.getItem('userToken')).not.toBeNull()
    })
  },
}

/** Records the text of the files that the page creates. */
function recordFiles(files: string[]) {
  const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => files.push(text))
    return 'blob:sample'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return () => {
    create.mockRestore()
    click.mockRestore()
  }
}

const files: string[] = []
const download = async ({ userEvent }: Context) => {
  const data = within(await section('Your data'))
  await userEvent.click(data.getByRole('button', { name: 'Download as JSON' }))
  return data
}
const recording = (replies: Replies) => () => {
  files.length = 0
  const restore = [account(replies)(), recordFiles(files)]
  return () => {
    for (const undo of restore) undo()
  }
}

export const DataDownloaded: Story = {
  beforeEach: recording(lists),
  play: async (context) => {
    const data = await download(context)
    await context.step('ACC-4 the file has details, both histories, the time and the server', async () => {
      await expect(await data.findByText('File created')).toBeVisible()
      await waitFor(() => expect(files).toHaveLength(1))
      const file = JSON.parse(files[0] ?? '') as Record<string, unknown>
      await expect(Object.keys(file)).toEqual([
        'createdAt',
        'server',
        'details',
        'deposits',
        'withdrawals',
        'unreadable',
      ])
      await expect(file).toMatchObject({
        server: `${location.origin}/api`,
        details: { email: 'withdraw@sample.test', tradeProfit: '3250.17' },
      })
      await expect(file['deposits']).toHaveLength(sampleDeposits.length)
      await expect(file['withdrawals']).toHaveLength(sampleWithdrawals.length)
    })
  },
}

export const DataNotRead: Story = {
  parameters: { snapshot: true },
  beforeEach: recording({ ...lists, withdrawals: 'offline' }),
  play: async (context) => {
    const data = await download(context)
    await context.step('ACC-4 FAIR-7 if one list cannot be read, no file is created', async () => {
      await expect(await data.findByRole('alert')).toHaveTextContent(
        /No file was created.*Your withdrawals could not be read\./,
      )
      await expect(files).toHaveLength(0)
    })
  },
}

export const DataNotComplete: Story = {
  beforeEach: recording({
    ...lists,
    deposits: { wrong: { allTransactions: [...sampleDeposits, 7, { ...sampleDeposits[0], amount: 'ten' }] } },
  }),
  play: async (context) => {
    const data = await download(context)
    await context.step(
      'ACC-4 rows that could not be fully read are counted, on the page and in the file',
      async () => {
        await expect(await data.findByRole('alert')).toHaveTextContent(/could not fully read 2 deposits/)
        await waitFor(() => expect(files).toHaveLength(1))
        await expect(JSON.parse(files[0] ?? '')).toMatchObject({
          unreadable: { details: [], deposits: 2, withdrawals: 0 },
        })
      },
    )
  },
}

export const Preferences: Story = {
  play: async ({ userEvent, step }) => {
    const preferences = within(await section('Preferences'))
    await step('the theme can be chosen here too', async () => {
      await userEvent.click(preferences.getByRole('radio', { name: 'Dark' }))
      await expect(document.documentElement.dataset['theme']).toBe('dark')
      await userEvent.click(preferences.getByRole('radio', { name: 'System' }))
    })
    await step(
      'FAIR-9 amounts are hidden on every page, and the data section says what the file contains',
      async () => {
        await userEvent.click(preferences.getByRole('switch', { name: /^Hide amounts/ }))
        await expect(sessionStorage.getItem('amountsHidden')).toBe('true')
        await expect(
          within(await section('Your data')).getByText(/The file contains your amounts/),
        ).toBeVisible()
        await userEvent.click(preferences.getByRole('switch', { name: /^Hide amounts/ }))
        await expect(sessionStorage.getItem('amountsHidden')).toBeNull()
      },
    )
    await step('SES-1 it says what this browser stores, and until when', () =>
      expect(preferences.getAllByRole('term').map((term) => term.textContent)).toEqual([
        'While you are signed in',
        'Until you sign out',
        'Until they are settled, also after you sign out',
        'Until you close the message about it, also after you sign out',
        'Until you sign out or close the tab',
        'Until you close the tab',
        'During a reload',
        'Until you clear your browser’s data',
      ]),
    )
  },
}

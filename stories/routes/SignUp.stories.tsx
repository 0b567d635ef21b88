import { paths } from '#app/paths.ts'
import { noteAttempt } from '#app/routes/auth/sign-up-attempts.ts'
import { clearDraft, writeDraft } from '#app/routes/auth/sign-up-draft.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { address, AppAt, back, freshBrowser, loadFirst, sent } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'
import { dialog, fillIn, main, slow } from './sign-up-form.ts'

const phrase = 'abandon-ability-able-about-above-absent'
const registered = { register: { status: 201, body: { seedPhrase: phrase, status: 'Registered' } } }

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  args: { path: paths.signUp, before: [paths.about] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearDraft()
    return freshBrowser(registered)()
  },
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    const { step, userEvent } = context
    await step('API-2, REG-4: the request has all values, and an empty country', async () => {
      await fillIn(context)
      await waitFor(() => expect(sent('register')).toHaveLength(1))
      await expect(sent('register')[0]?.body).toEqual({
        email: 'sample@sample.test',
        name: 'Sample Newcomer',
        password: 'Harbour#Light7',
        investmentGoal: 'A Career Change',
        address: '1 Sample Street',
        zipCode: '10115',
        countryOfResidence: '',
      })
    })
    await step('C41: the phrase is shown, and not stored in the browser', async () => {
      await expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(6)
      for (const store of [localStorage, sessionStorage])
        await expect(JSON.stringify({ ...store })).not.toMatch(/abandon|Harbour|sample@/i)
      await expect(JSON.stringify(history.state)).not.toContain('abandon')
    })
    await step('C40: Back does not close the dialog', async () => {
      await back()
      await waitFor(() => expect(address()).toBe(paths.signUp))
      await expect(await dialog()).toBeVisible()
    })
    await step('REG-2: Login closes it and leads to sign-in, with the email filled in', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved my seed phrase.' }))
      await userEvent.click(screen.getByRole('button', { name: 'Login' }))
      // The URL changes before the page, and both pages have an email field.
      await main().findByRole('heading', { name: 'Sign in' }, slow)
      expect(address()).toBe(paths.signIn)
      await expect(main().getByLabelText('Email')).toHaveValue('sample@sample.test')
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const Data: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w375' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Registered: Story = {
  play: async (context) => {
    await context.step('REG-2: the words are shown', async () => {
      await fillIn(context)
      await expect(await dialog()).toBeVisible()
    })
  },
}

export const KeptOverAReload: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const restore = freshBrowser(registered)()
    const draft = { email: 'kept@sample.test', name: 'Sample Kept', zipCode: '10115', password: 'no' }
    sessionStorage.setItem('visitor:sign-up', JSON.stringify({ owner: '', draft }))
    return restore
  },
  play: async ({ step, userEvent }) => {
    await step('a reload restores the input, except the password', async () => {
      await expect(await main().findByLabelText('Email', {}, slow)).toHaveValue('kept@sample.test')
      await expect(main().getByLabelText('Zip code')).toHaveValue('10115')
      await expect(main().getByLabelText('Password')).toHaveValue('')
    })
    await step('SES-1: the draft is stored only when the page closes', async () => {
      await userEvent.type(main().getByLabelText('Password'), 'Harbour#Light7')
      await userEvent.type(main().getByLabelText('Address'), '1 Sample Street')
      await expect(sessionStorage.getItem('visitor:sign-up')).toBeNull()
      window.dispatchEvent(new Event('pagehide'))
      await expect(sessionStorage.getItem('visitor:sign-up')).toContain('1 Sample Street')
      await expect(sessionStorage.getItem('visitor:sign-up')).not.toContain('Harbour')
    })
  },
}

export const BrokenDraft: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const restore = freshBrowser(registered)()
    sessionStorage.setItem('visitor:sign-up', '{"owner":"","draft":{"email":5,"name":["x"]')
    return restore
  },
  play: async ({ step }) => {
    await step('C21: a draft that does not parse is ignored', async () => {
      await expect(await main().findByLabelText('Email', {}, slow)).toHaveValue('')
    })
  },
}

export const EmailTaken: Story = {
  beforeEach: freshBrowser({ register: [{ status: 409 }, registered.register] }),
  play: async (context) => {
    const { step, userEvent } = context
    await step('REG-3: a 409 is shown at the email field, and everything typed stays', async () => {
      await fillIn(context)
      const email = main().getByLabelText('Email')
      await waitFor(() => expect(email).toHaveFocus())
      await expect(email).toHaveAccessibleDescription('Email already registered')
      await expect(main().getByLabelText('Password')).toHaveValue('Harbour#Light7')
      await expect(main().getByRole('checkbox')).toBeChecked()
    })
    await step('FAIR-7 API-16 the page says what to do if the account is the customer’s own', async () => {
      // The browser may have sent the request twice, so the first response may have been lost without notice.
      await expect(main().getByText('Is this your account?')).toBeVisible()
      const note = within(main().getByRole('status'))
      await expect(note.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', paths.signIn)
      await expect(note.getByRole('link', { name: 'ask support' })).toHaveAttribute('href', paths.helpCenter)
      await expect(main().queryByText(perhapsOurs)).not.toBeInTheDocument()
    })
    await step('a change of the email removes the error', async () => {
      await userEvent.type(main().getByLabelText('Email'), 'x')
      await expect(main().queryByText('Email already registered')).not.toBeInTheDocument()
    })
  },
}

export const TakenAndSentAgain: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ register: [{ status: 409 }, registered.register] }),
  play: async (context) => {
    await context.step('a rejected email can be sent again unchanged', async () => {
      await fillIn(context)
      await waitFor(() =>
        expect(main().getByLabelText('Email')).toHaveAccessibleDescription('Email already registered'),
      )
      await context.userEvent.click(main().getByRole('button', { name: 'Create account' }))
      await expect(await dialog()).toBeVisible()
      await expect(sent('register')).toHaveLength(2)
    })
  },
}

export const PhraseAlone: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ register: { wrong: { seedPhrase: 'Abandon Ability Able' } } }),
  play: async (context) => {
    await context.step('API-16 the phrase is shown, whatever else is missing in the answer', async () => {
      await fillIn(context)
      await expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(3)
    })
    await context.step('SES-1 nothing about the attempt stays in the browser', () =>
      expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/sample@/),
    )
  },
}

export const TakenWithStatus200: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ register: { wrong: { status: 409, message: 'Taken' } } }),
  play: async (context) => {
    await context.step('API-16 status 409 in the body of a 200 means that the email is taken', async () => {
      await fillIn(context)
      await waitFor(() =>
        expect(main().getByLabelText('Email')).toHaveAccessibleDescription('Email already registered'),
      )
    })
  },
}

const perhapsOurs = 'Your earlier try may have registered this address'
const UnknownThenTaken = (first: Extract<Replies['register'], unknown[]>[number]): Story => ({
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ register: [first, { status: 409 }] }),
  play: async (context) => {
    await context.step('API-16 an attempt with an unknown outcome is stored', async () => {
      await fillIn(context)
      await expect(await main().findByRole('alert')).toBeVisible()
      await expect(main().queryByText(perhapsOurs)).not.toBeInTheDocument()
    })
    await context.step('API-16 the next attempt says that the account may be the customer’s', async () => {
      await context.userEvent.click(main().getByRole('button', { name: 'Create account' }))
      await expect(await main().findByText(perhapsOurs)).toBeVisible()
    })
  },
})
export const UnreadableThenTaken = UnknownThenTaken({ wrong: { status: 'ok' } })
export const BrokenThenTaken = UnknownThenTaken({ status: 502 })
export const LostThenTaken = UnknownThenTaken('offline')

export const TakenAfterAReload: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const restore = freshBrowser({ register: { status: 409 } })()
    // The page stored this attempt before the reload, while the request was running.
    noteAttempt('SAMPLE@sample.test')
    return restore
  },
  play: async (context) => {
    await context.step('API-16 an attempt before a reload counts too', async () => {
      await fillIn(context)
      await expect(await main().findByText(perhapsOurs)).toBeVisible()
    })
  },
}

export const ReloadedAfterNoAnswer: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const restore = freshBrowser({ register: { status: 409 } })()
    noteAttempt('sample@sample.test')
    writeDraft({ email: 'sample@sample.test' })
    return restore
  },
  play: async (context) => {
    await context.step(
      'API-16 FAIR-7 the note is shown again after a reload, before anything is sent',
      async () => {
        await expect(await main().findByText(perhapsOurs)).toBeVisible()
        await expect(sent('register')).toEqual([])
        await expect(main().getByLabelText('Password')).toHaveValue('')
      },
    )
  },
}

export const LeavingWhileItIsSent: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ register: 'never' }),
  play: async (context) => {
    await context.step(
      'C40 the customer cannot leave before the phrase has arrived, and the page says why',
      async () => {
        await fillIn(context)
        await waitFor(() => expect(sent('register')).toHaveLength(1))
        await context.userEvent.click(main().getByRole('link', { name: 'Sign in' }))
        await expect(await main().findByText('Your account is being created')).toBeVisible()
        await expect(address()).toBe(paths.signUp)
        const leaving = new Event('beforeunload', { cancelable: true })
        window.dispatchEvent(leaving)
        await expect(leaving.defaultPrevented).toBe(true)
      },
    )
  },
}

export const Offline: Story = {
  beforeEach: freshBrowser({ register: 'offline' }),
  play: async (context) => {
    await context.step('REG-3: any other failure is explained, with a retry', async () => {
      await fillIn(context)
      const box = await main().findByRole('alert')
      await expect(box).toHaveTextContent('No answer came back from the server.')
      await expect(box).toHaveTextContent('We cannot tell whether your account was created')
      await expect(within(box).getByRole('link', { name: 'support' })).toHaveAttribute(
        'href',
        paths.helpCenter,
      )
      await expect(main().getByLabelText('Full name')).toHaveValue('Sample Newcomer')
    })
  },
}

export const Loading: Story = {
  beforeEach: freshBrowser({ register: 'never' }),
  play: async (context) => {
    await context.step('the button shows a spinner during the call', async () => {
      await fillIn(context)
      await waitFor(() =>
        expect(main().getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true'),
      )
    })
  },
}

export const SignedInAlready: Story = {
  parameters: { snapshot: false },
  beforeEach: freshBrowser({ userDetails: { body: sampleUsers.established } }, sampleUsers.established),
  play: async ({ step }) => {
    await step('a signed-in customer is redirected to the dashboard', () =>
      waitFor(() => expect(address()).toBe(paths.dashboard), slow),
    )
  },
}

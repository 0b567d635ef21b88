import { Component as AccountPage } from '#app/routes/dashboard/AccountPage.tsx'
import { dropDraft, keepDraft } from '#app/routes/dashboard/profile-drafts.ts'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { asTyped, profileValues } from '#ui/profile/profile-values.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asCustomer, pageAt, sent } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  render: () => pageAt(<AccountPage />),
  beforeEach: asCustomer(),
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, step }) => {
    await step('ACC-1 the customer’s details are shown', async () => {
      await expect(await canvas.findByText('15550100')).toBeVisible()
      await expect(canvas.getByText('Premium')).toBeVisible()
      await expect(canvas.getByText('Verified')).toBeVisible()
    })
    await step('the sections are in order', () =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
        'Your details',
        'Investment plan',
        'Identity',
        'Password',
        'Preferences',
        'Your data',
        'Closing the account',
      ]),
    )
    await step('ACC-2 Upgrade Account leads to the upgrade page', () =>
      expect(canvas.getByRole('link', { name: 'Upgrade Account' })).toHaveAttribute(
        'href',
        '/dashboard/upgrade-account',
      ),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

type User = { click: (e: Element) => Promise<void> }
async function openDialog(canvas: ReturnType<typeof within>, userEvent: User) {
  await canvas.findByText('Sample Newcomer')
  await userEvent.click(canvas.getByRole('button', { name: 'Update Details' }))
  return within(await screen.findByRole('dialog', { name: 'Update details' }))
}

export const Updated: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step(
      'ACC-2 VAL-15 only the phone number is changed, and the old zip code is sent back unchanged',
      async () => {
        await userEvent.type(dialog.getByLabelText('Phone number'), '12025550100')
        await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
        await waitFor(() =>
          expect(sent('editUser')[0]?.body).toEqual({
            name: 'Sample Newcomer',
            phoneNumber: '12025550100',
            address: '1 Sample Street, Sampletown',
            gender: '',
            investmentGoal: 'none',
            zipCode: '10115',
          }),
        )
      },
    )
    await step('ACC-2 the dialog closes, the details are reloaded, and a message says so', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(await canvas.findByText('12025550100')).toBeVisible()
      await expect(canvas.getByText('Your details are updated')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Update Details' })).toHaveFocus()
    })
  },
}

export const UpdateFailed: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, {
    editUser: { status: 503, failure: { message: 'Not just now.', code: NOT_STARTED } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('ACC-2 after a failure the dialog stays open with the input, and says why', async () => {
      await userEvent.type(dialog.getByLabelText('Phone number'), '123')
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/not changed.*Not just now\./)
      await expect(dialog.getByLabelText('Phone number')).toHaveValue('123')
    })
    await step('ACC-2 a reopened dialog has what was typed, until it is discarded', async () => {
      await userEvent.type(dialog.getByLabelText('Phone number'), '{Escape}')
      const again = await openDialog(canvas, userEvent)
      await expect(again.getByLabelText('Phone number')).toHaveValue('123')
      await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }))
    })
  },
}

export const UpdateUnclear: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, {
    editUser: { status: 503, failure: { message: 'Not just now.' } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('ACC-2 API-15 after a 503 without not_started, the outcome is unknown', async () => {
      await userEvent.type(dialog.getByLabelText('Phone number'), '123')
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        /cannot tell whether your details were saved.*Not just now\./,
      )
      await expect(dialog.getByLabelText('Phone number')).toHaveValue('123')
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    })
  },
}

export const UpdateOffline: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, { editUser: 'offline' }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('FAIR-7 without a response, it says that the outcome is unknown', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(await dialog.findByText('We cannot tell whether your details were saved')).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveTextContent(
        /No answer came back from the server.*Reload the page to see what was saved\./,
      )
    })
  },
}

export const ZipCodeAsANumber: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, {
    userDetails: { wrong: { ...sampleUsers.newcomer, zipCode: 1011, phoneNumber: null, gender: undefined } },
    editUser: { body: { message: 'Saved' } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('ACC-2 a number is read as its digits, and unreadable values stay unchanged', async () => {
      await expect(dialog.getByLabelText('Zip code')).toHaveValue('1011')
      await expect(dialog.getByLabelText('Phone number')).toHaveAccessibleDescription(
        'We could not read this value. It is left as it is.',
      )
    })
    await step('ACC-2 a new address does not erase other values', async () => {
      await userEvent.clear(dialog.getByLabelText('Address'))
      await userEvent.type(dialog.getByLabelText('Address'), '2 Sample Street')
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await waitFor(() =>
        expect(sent('editUser')[0]?.body).toEqual({
          name: 'Sample Newcomer',
          address: '2 Sample Street',
          zipCode: '1011',
          investmentGoal: 'none',
        }),
      )
    })
  },
}

let known = sampleUsers.newcomer
let version = 1
/** A server with versions. It rejects changes to an old version with `status`. */
const versioned = (status: number) => () => {
  known = sampleUsers.newcomer
  version = 1
  return asCustomer(sampleUsers.newcomer, {
    userDetails: () => ({ body: known, headers: { etag: `"v${version}"` } }),
    editUser: (body) => {
      if (sent('editUser').at(-1)?.headers.get('if-match') !== `"v${version}"`)
        return { status, failure: { message: 'Changed elsewhere' } }
      known = { ...known, ...(body as Partial<typeof known>) }
      version += 1
      return { body: { message: 'Saved' } }
    },
  })()
}
/** Simulates a change in another tab, or by support. */
function elsewhere(changes: Partial<typeof known>) {
  known = { ...known, ...changes }
  version += 1
}

export const ChangedElsewhere: Story = {
  beforeEach: versioned(409),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step(
      'ACC-2 if the details were changed elsewhere, nothing is saved and both values are shown',
      async () => {
        await userEvent.type(dialog.getByLabelText('Phone number'), '123')
        await userEvent.clear(dialog.getByLabelText('Address'))
        await userEvent.type(dialog.getByLabelText('Address'), '2 Typed Street')
        elsewhere({ address: '3 Other Street', zipCode: '99999' })
        await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
        await expect(await dialog.findByText('Your details were changed elsewhere')).toBeVisible()
        await expect(dialog.getByRole('radio', { name: 'Yours: 2 Typed Street' })).toBeVisible()
        await expect(dialog.getByRole('radio', { name: 'Saved now: 3 Other Street' })).toBeVisible()
        await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
      },
    )
    await step('ACC-2 nothing typed is lost', async () => {
      await expect(dialog.getByLabelText('Phone number')).toHaveValue('123')
      await expect(dialog.getByLabelText('Address')).toHaveValue('2 Typed Street')
      await expect(dialog.getByLabelText('Zip code')).toHaveValue('99999')
    })
    await step('ACC-2 after the choice, the change is saved on top of the newer version', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Yours: 2 Typed Street' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(sent('editUser').map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v2"'])
      await expect(known).toMatchObject({ address: '2 Typed Street', phoneNumber: '123', zipCode: '99999' })
      await expect(await canvas.findByText('2 Typed Street')).toBeVisible()
    })
  },
}

export const ChangedTwice: Story = {
  beforeEach: versioned(412),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step(
      'ACC-2 a second change elsewhere needs another choice, and the stored value can be chosen',
      async () => {
        await userEvent.type(dialog.getByLabelText('Phone number'), '123')
        elsewhere({ phoneNumber: '456' })
        await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
        await userEvent.click(await dialog.findByRole('radio', { name: 'Yours: 123' }))
        elsewhere({ phoneNumber: '789' })
        await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
        await userEvent.click(await dialog.findByRole('radio', { name: 'Saved now: 789' }))
        await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await expect(known.phoneNumber).toBe('789')
      },
    )
  },
}

export const ResumedAfterAChange: Story = {
  beforeEach: () => {
    const stored = profileValues(readUserDetails.parse(sampleUsers.newcomer))
    const restore = versioned(409)()
    elsewhere({ address: '3 Other Street' })
    keepDraft('new@sample.test', {
      base: stored,
      values: { ...asTyped(stored), phoneNumber: '123' },
      open: true,
    })
    return () => {
      dropDraft()
      restore()
    }
  },
  play: async ({ userEvent, step }) => {
    await step('ACC-2 a form resumed after a new sign-in does not restore older values', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Update details' }))
      await expect(dialog.getByLabelText('Phone number')).toHaveValue('123')
      await expect(dialog.getByLabelText('Address')).toHaveValue('3 Other Street')
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(known).toMatchObject({ phoneNumber: '123', address: '3 Other Street' }))
    })
  },
}

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'never' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('until the details have loaded, Update Details is disabled and says why', async () => {
      const button = canvas.getByRole('button', { name: 'Update Details' })
      await expect(button).toHaveAccessibleDescription('Your details are not loaded yet')
      await userEvent.click(button)
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'offline' }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an error says what failed, with a retry', async () => {
      await expect(await canvas.findByText('Your details could not be loaded')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const ServerError: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: { wrong: '<html>', status: 400 } }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an invalid answer shows an error, not empty details', async () => {
      await expect(await canvas.findByText('Your details could not be loaded')).toBeVisible()
      await expect(canvas.queryByText('—')).not.toBeInTheDocument()
    })
  },
}

export const NothingFilledIn: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, step }) => {
    await step('ACC-1 fields that the customer left empty have a text', async () => {
      await expect(await canvas.findByText('Sample Newcomer')).toBeVisible()
      await expect(canvas.getByText('No plan yet')).toBeVisible()
      for (const value of canvas.getAllByRole('definition')) await expect(value).not.toBeEmptyDOMElement()
    })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

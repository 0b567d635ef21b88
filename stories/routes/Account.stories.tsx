import { Component as AccountPage } from '#app/routes/dashboard/AccountPage.tsx'
import { sampleUsers } from '#contract/fixtures/users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asCustomer, pageAt, sent } from './AppAt.tsx'

const meta = {
  // One page at a time: they share the browser's storage and its network.
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
    await step('ACC-1 what the server knows of the customer', async () => {
      await expect(await canvas.findByText('15550100')).toBeVisible()
      await expect(canvas.getAllByRole('definition')).toHaveLength(9)
    })
    await step('ACC-2 Upgrade Account leads to the upgrade page', () =>
      expect(canvas.getByRole('link', { name: 'Upgrade Account' })).toHaveAttribute(
        'href',
        '/dashboard/upgrade-account',
      ),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

async function openDialog(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (e: Element) => Promise<void> },
) {
  await canvas.findByText('Sample Newcomer')
  await userEvent.click(canvas.getByRole('button', { name: 'Update Details' }))
  return within(await screen.findByRole('dialog', { name: 'Update details' }))
}

export const Updated: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step(
      'ACC-2 VAL-15 only the phone number is changed; the old zip code goes back as it was',
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
    await step('ACC-2 the dialog closes, the details are fetched again, and it is said', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(await canvas.findByText('12025550100')).toBeVisible()
      await expect(canvas.getByText('Your details are updated')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Update Details' })).toHaveFocus()
    })
  },
}

export const UpdateFailed: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, {
    editUser: { status: 503, failure: { message: 'Not just now.' } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('ACC-2 when it fails it stays with what was typed, and says why', async () => {
      await userEvent.type(dialog.getByLabelText('Phone number'), '123')
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/not changed.*Not just now\./)
      await expect(dialog.getByLabelText('Phone number')).toHaveValue('123')
    })
    await step('a dialog that was closed and is opened again starts from what is stored', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      const again = await openDialog(canvas, userEvent)
      await expect(again.getByLabelText('Phone number')).toHaveValue('')
      await expect(again.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
}

export const UpdateOffline: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, { editUser: 'offline' }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('FAIR-7 an update without an answer is not told as refused', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(await dialog.findByText('We can not tell whether your details were saved')).toBeVisible()
    })
  },
}

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'never' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('until the details have come, Update Details says why it can’t be used', async () => {
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
    await step('FAIR-7 it is said what failed, with a retry', async () => {
      await expect(await canvas.findByText('Your details could not be loaded')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const ServerError: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: { wrong: '<html>', status: 400 } }),
  play: async ({ canvas, step }) => {
    await step(
      'FAIR-7 an answer that is none is told as a failure, never shown as empty details',
      async () => {
        await expect(await canvas.findByText('Your details could not be loaded')).toBeVisible()
        await expect(canvas.queryByText('—')).not.toBeInTheDocument()
      },
    )
  },
}

export const NothingFilledIn: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, step }) => {
    await step('ACC-1 what the customer never gave has a placeholder', async () => {
      await expect(await canvas.findByText('Sample Newcomer')).toBeVisible()
      await expect(canvas.getAllByRole('definition')).toHaveLength(9)
      for (const value of canvas.getAllByRole('definition')) await expect(value).not.toBeEmptyDOMElement()
    })
  },
}

export const Partial: Story = {
  beforeEach: asCustomer(sampleUsers.established, {
    userDetails: { wrong: { ...sampleUsers.established, plan: 7, address: null } },
  }),
  play: async ({ canvas, step }) => {
    await step('API-12 what can’t be read is named, and the rest is there', async () => {
      await expect(
        await canvas.findByText('The server sent something this app does not understand.'),
      ).toBeVisible()
      await expect(canvas.getAllByText('—')).toHaveLength(2)
      await expect(canvas.getByText('15550100')).toBeVisible()
    })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

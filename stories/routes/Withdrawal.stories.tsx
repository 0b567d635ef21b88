import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { ORDERS_KEY } from '#app/money/storage-keys.ts'
import { withdrawalOrders } from '#app/money/withdrawal-orders.ts'
import { clearForm, draftOf, keepDraft } from '#app/routes/withdrawal/withdrawal-draft.ts'
import { Component } from '#app/routes/withdrawal/WithdrawalPage.tsx'
import { address, asCustomer, pageAt, sent } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const { established, waiting } = sampleUsers
const wallet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
const responses: Replies = { withdrawals: { body: { allWithdrawals: sampleWithdrawals } } }
const add = (addWithdrawal: Replies['addWithdrawal']) => started({ ...responses, addWithdrawal })

/** Mocks the API and fills in a crypto withdrawal of $100. */
const started = (replies: Replies) => () => {
  const restore = asCustomer(established, replies)()
  sessionStorage.removeItem('routeLoaderOff')
  localStorage.removeItem(ORDERS_KEY)
  keepDraft(established.email, { kind: 'crypto', crypto: { amount: '100', wallet } })
  return () => {
    localStorage.removeItem(ORDERS_KEY)
    clearForm(established.email, 'crypto')
    keepDraft(established.email, { kind: null })
    restore()
  }
}

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: Component,
  args: { loaderFor: 0 },
  render: (args) => pageAt(<Component {...args} />, '/dashboard/withdrawal'),
  parameters: { layout: 'fullscreen' },
  beforeEach: started(responses),
} satisfies Meta<typeof Component>
export default meta
type Story = StoryObj<typeof meta>

const submit = { name: 'Review crypto withdrawal' }
const title = 'Bank or Crypto Withdrawal Request Status'
const dialog = async () => within(await screen.findByRole('dialog', { name: title }))
const okay = /^(Okay, withdraw .*|Try again|Send it again)$/

export const Crypto: Story = {
  play: async ({ canvas, step }) => {
    await step('RT-24 the page has its heading, and the figures of the draft', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Withdrawal')
      await expect((await canvas.findAllByText('$97.50')).at(-1)).toBeVisible()
      await expect(canvas.getByText('$3,150.17')).toBeVisible()
    })
  },
}

export const Bank: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-1 a tab opens the other form, and both keep their input', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Bank transfer' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Bank name' }), 'Sample Bank')
      await userEvent.click(canvas.getByRole('tab', { name: 'Crypto' }))
      await expect(canvas.getByRole('textbox', { name: 'Wallet address' })).toHaveValue(wallet)
      await userEvent.click(canvas.getByRole('tab', { name: 'Bank transfer' }))
      await expect(canvas.getByRole('textbox', { name: 'Bank name' })).toHaveValue('Sample Bank')
    })
    clearForm(established.email, 'bank')
  },
}

export const UsedLast: Story = {
  beforeEach: () => {
    const restore = started(responses)()
    clearForm(established.email, 'crypto')
    keepDraft(established.email, { kind: null })
    return restore
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'WDR-1 the form that was used for the newest withdrawal is open, and its fields are empty',
      async () => {
        await expect(await canvas.findByRole('tab', { name: 'Crypto' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
        await expect(canvas.getByRole('textbox', { name: 'Wallet address' })).toHaveValue('')
      },
    )
    await step('WDR-1 only a tab chosen by the customer is kept', async () => {
      await expect(draftOf(established.email).kind).toBeNull()
      await userEvent.click(canvas.getByRole('tab', { name: 'Bank transfer' }))
      await expect(draftOf(established.email).kind).toBe('bank')
    })
  },
}

export const EarlierLate: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const restore = started({ withdrawals: 'never' })()
    keepDraft(established.email, { kind: null })
    return restore
  },
  play: async ({ canvas, step }) => {
    await step('WDR-1 the forms do not wait long for a slow list of earlier withdrawals', async () => {
      const tab = await canvas.findByRole('tab', { name: 'Bank transfer' }, { timeout: 3000 })
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    })
  },
}

export const Loader: Story = {
  args: { loaderFor: 300 },
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-4 the loader covers the page, then the review opens', async () => {
      await userEvent.click(await canvas.findByRole('button', submit))
      await waitFor(() => expect(document.querySelector('[data-slot="route-loader"]')).toBeVisible())
      await expect((await dialog()).getByText('$97.50')).toBeVisible()
      await expect(document.querySelector('[data-slot="route-loader"]')).toBeNull()
    })
  },
}

export const Done: Story = {
  beforeEach: add({ wrong: { message: 'Requested' }, status: 201 }),
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-4 Okay sends one request and leads to the history', async () => {
      await userEvent.click(await canvas.findByRole('button', submit))
      await userEvent.dblClick((await dialog()).getByRole('button', { name: okay }))
      await waitFor(() => expect(address()).toMatch(/^\/dashboard\/withdrawalHistory/))
      await expect(sent('addWithdrawal')).toHaveLength(1)
    })
  },
}

export const Refused: Story = {
  beforeEach: add({
    status: 409,
    failure: { message: 'Withdrawal amount must not exceed total profits', code: NOT_STARTED },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'WDR-4 a refusal says that nothing was sent, and Cancel returns to the filled form',
      async () => {
        await userEvent.click(await canvas.findByRole('button', submit))
        await userEvent.click((await dialog()).getByRole('button', { name: okay }))
        await expect(await (await dialog()).findByText('Nothing was sent.')).toBeVisible()
        await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
        await expect(await canvas.findByRole('textbox', { name: 'Wallet address' })).toHaveValue(wallet)
      },
    )
  },
}

export const Unknown: Story = {
  beforeEach: add('offline'),
  play: async ({ canvas, userEvent, step }) => {
    const words = 'Sent, answer unknown: check the history before you repeat'
    await step('WDR-4 WDR-8 an unknown outcome is shown in the dialog, and then on the page', async () => {
      await userEvent.click(await canvas.findByRole('button', submit))
      await userEvent.click((await dialog()).getByRole('button', { name: okay }))
      await expect(await (await dialog()).findByText(words)).toBeVisible()
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
      const named = await canvas.findByText(/Sent, answer unknown/)
      await expect(named).toHaveTextContent('$100.00 to tb1qrp…0sl5k7')
    })
    await step('API-14 the review of the same order names the earlier one', async () => {
      await userEvent.click(canvas.getByRole('button', submit))
      await expect((await dialog()).getByText(/You sent this same order today at/)).toBeVisible()
      await expect((await dialog()).getByRole('button', { name: 'Send it again' })).toBeVisible()
    })
  },
}

export const UnknownThenArrived: Story = {
  beforeEach: () => {
    const restore = add('offline')()
    // Different from the other stories, because the row would otherwise settle an order of another story.
    keepDraft(established.email, { crypto: { amount: '101.23', wallet } })
    return restore
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('API-15 WDR-8 the review updates when the history settles the unknown order', async () => {
      await userEvent.click(await canvas.findByRole('button', submit))
      await userEvent.click((await dialog()).getByRole('button', { name: okay }))
      await expect(await (await dialog()).findByText(/answer unknown/)).toBeVisible()
      const date = new Date().toISOString()
      withdrawalOrders.settle(established.email, [{ _id: 'sample-arrived', amount: '101.23', wallet, date }])
      await expect(await (await dialog()).findByText('The history shows this withdrawal')).toBeVisible()
      await expect((await dialog()).queryByText(/answer unknown/)).toBeNull()
      await expect((await dialog()).queryByRole('button', { name: okay })).toBeNull()
    })
    await step('WDR-8 afterwards the form is empty, and no order is listed as unknown', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Wallet address' })).toHaveValue(''))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(canvas.queryByText(/answer unknown/)).toBeNull()
      await expect(sent('addWithdrawal')).toHaveLength(1)
    })
    await step('WDR-8 FAIR-7 the confirmation stays on the page until the customer closes it', async () => {
      const notice = await canvas.findByText(/^The history shows this withdrawal/)
      await expect(notice).toHaveTextContent('The history shows this withdrawal: $101.23 to tb1qrp…0sl5k7')
      await userEvent.click(canvas.getByRole('button', { name: /^Close/ }))
      await expect(canvas.queryByText(/^The history shows/)).toBeNull()
      await expect(localStorage.getItem(ORDERS_KEY)).toBeNull()
    })
  },
}

export const NotAllowed: Story = {
  beforeEach: started({
    ...responses,
    userDetails: { body: { ...waiting, email: established.email } },
  }),
  play: async ({ canvas, step }) => {
    await step('WDR-3 the page says why', async () => {
      await expect(await canvas.findByText('Nothing can be withdrawn now')).toBeVisible()
      await expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true')
      await expect(
        canvas.getByText(/threshold\. We decide whether it is high enough\. The minimum isn’t shown/),
      ).toBeVisible()
    })
  },
}

export const FigureMissing: Story = {
  beforeEach: started({
    ...responses,
    userDetails: { wrong: { ...established, withdrawalCharges: 'abc' } },
  }),
  play: async ({ canvas, step }) => {
    await step(
      'API-12 FAIR-7 without a readable fee, withdrawals are disabled and the page says why',
      async () => {
        await expect(await canvas.findByText('Nothing can be withdrawn now')).toBeVisible()
        await expect(canvas.getByRole('button', submit)).toHaveAccessibleDescription(/could not be read/)
      },
    )
  },
}

export const HistoryUnreadable: Story = {
  beforeEach: started({ ...responses, withdrawals: { wrong: { allWithdrawals: null } } }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 a note says that addresses cannot be compared, and the form still works', async () => {
      await expect(await canvas.findByText(/could not load your earlier withdrawals/)).toBeVisible()
      await expect(canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled')
    })
  },
}

export const Loading: Story = { beforeEach: started({ ...responses, userDetails: 'never' }) }

export const Failed: Story = {
  beforeEach: started({
    ...responses,
    userDetails: { status: 403, failure: { message: 'Sample refusal' } },
  }),
  play: async ({ canvas, step }) => {
    await step('FAIR-1 without figures, an error with a retry replaces the form', async () => {
      await expect(await canvas.findByText('Your figures could not be loaded')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
}

export const Offline: Story = {
  beforeEach: started({ ...responses, userDetails: 'offline' }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 without a connection, an error replaces the form', async () => {
      await expect(await canvas.findByText(/could not reach the server|seem to be offline/)).toBeVisible()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

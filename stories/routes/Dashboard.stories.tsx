import { Component as DashboardPage } from '#app/routes/dashboard/DashboardPage.tsx'
import { setAmountsHidden } from '#app/storage/amounts-hidden-setting.ts'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { asCustomer, FRAME, pageAt, sent } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: DashboardPage,
  args: { frameBase: FRAME },
  parameters: { layout: 'fullscreen' },
  render: (args) => pageAt(<DashboardPage {...args} />),
  beforeEach: asCustomer(),
} satisfies Meta<typeof DashboardPage>
export default meta
type Story = StoryObj<typeof meta>

const nothing = { deposits: { body: { allTransactions: [] } }, withdrawals: { body: { allWithdrawals: [] } } }

export const Data: Story = {
  beforeEach: asCustomer(sampleUsers.established, {
    deposits: { body: { allTransactions: sampleDeposits } },
    withdrawals: { body: { allWithdrawals: sampleWithdrawals } },
  }),
  play: async ({ canvas, step }) => {
    await step('DSH-1 it shows the customer’s name and account status', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Sample Customer')
      await expect(canvas.getByText('Verified')).toBeVisible()
    })
    await step('DSH-2 it shows the server’s figures', async () => {
      await expect(await canvas.findAllByText('$15,766.17')).toHaveLength(2)
      await expect(canvas.getByText('64%')).toBeVisible()
    })
    await step(
      'DSH-1 DSH-3 it has the ticker, three mini charts, the technical analysis and the chart',
      async () => {
        canvas.getByRole('heading', { name: 'Markets' }).scrollIntoView()
        for (const name of [
          /^Prices of indices/,
          /^Bitcoin/,
          /^Ethereum/,
          /^Litecoin/,
          /technical/,
          /advanced/,
        ])
          await expect(await canvas.findByRole('figure', { name })).toBeVisible()
      },
    )
    await step('SES-1 the setting to hide amounts is stored only in this tab', async () => {
      setAmountsHidden(true)
      await waitFor(() => expect(canvas.queryByText('$15,766.17')).not.toBeInTheDocument())
      await expect(sessionStorage.getItem('amountsHidden')).toBe('true')
      await expect(Object.keys(localStorage).toSorted()).toEqual([
        'tradeNoticeSeen',
        'userDetails',
        'userToken',
      ])
      setAmountsHidden(false)
      await expect(await canvas.findAllByText('$15,766.17')).toHaveLength(2)
    })
    await step('no dialog opens', () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const StepsDone: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-6 DSH-7 with every step done, the six figures take the whole width', async () => {
      await expect(await canvas.findByText('64%')).toBeVisible()
      await expect(canvas.queryByText('Next steps')).not.toBeInTheDocument()
      const withdraw = canvas.getByRole('link', { name: 'Withdraw' }).getBoundingClientRect()
      const grid = canvasElement.querySelector('[data-slot=wallet-grid]')?.getBoundingClientRect()
      await expect(grid?.right).toBe(withdraw.right)
      await expect(grid?.top).toBeGreaterThan(withdraw.bottom)
    })
  },
}

export const StepsLeft: Story = {
  globals: { viewport: { value: 'w1280' } },
  beforeEach: asCustomer({ ...sampleUsers.newcomer, verified: true }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const grid = () => canvasElement.querySelector('[data-slot=wallet-grid]')?.getBoundingClientRect()
    await step('DSH-7 the next steps are beside the figures', async () => {
      const steps = await canvas.findByRole('region', { name: 'Next steps' })
      await expect(grid()?.right).toBeLessThan(steps.getBoundingClientRect().left)
    })
    await step('DSH-7 once they are hidden, the figures take their place', async () => {
      const before = grid()?.right ?? 0
      await userEvent.click(canvas.getByRole('button', { name: /^Hide this step/ }))
      await expect(canvas.queryByText('Next steps')).not.toBeInTheDocument()
      await expect(grid()?.right).toBeGreaterThan(before)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'never' }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('C20 no stored figure is shown while the figures load', async () => {
      await expect(canvas.getByText('Loading …')).toBeVisible()
      const grid = canvasElement.querySelector('[data-slot=wallet-grid]')
      await expect(grid?.querySelectorAll('[data-slot=skeleton]')).toHaveLength(6)
      await expect(canvas.queryByText(/\$\d/)).not.toBeInTheDocument()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Sample Customer')
    })
  },
}

export const NotVerified: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer, nothing),
  play: async ({ canvas, userEvent, step }) => {
    await step('DSH-4 if verified is false, a dialog says what to send, and where', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Verify your account' })).toBeVisible()
      const mail = screen.getByRole('link', { name: 'Write the email' }).getAttribute('href') ?? ''
      await expect(new URL(mail).searchParams.get('subject')).toContain('Sample Newcomer (new@sample.test)')
    })
    await step('DSH-4 it can be dismissed, and the status stays on the page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(canvas.getByText('Not Verified')).toBeVisible()
    })
    await step('DSH-4 refreshing the figures does not open it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh figures' }))
      await waitFor(() => expect(sent('userDetails')).toHaveLength(2))
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const Notified: Story = {
  beforeEach: asCustomer(sampleUsers.notified),
  play: async ({ userEvent, step }) => {
    await step('DSH-5 the notification is shown as plain text, and Okay closes it', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Important Notification' })
      await expect(dialog).toHaveTextContent(sampleUsers.notified.notification)
      await userEvent.click(screen.getByRole('button', { name: 'Okay' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

export const BothInTurn: Story = {
  beforeEach: asCustomer({ ...sampleUsers.notified, verified: false }),
  play: async ({ userEvent, step }) => {
    await step('DSH-4 DSH-5 the two dialogs open one after the other', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Verify your account' })).toBeVisible()
      await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
      await userEvent.keyboard('{Escape}')
      await expect(await screen.findByRole('dialog', { name: 'Important Notification' })).toBeVisible()
      await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

export const VerifiedUnknown: Story = {
  beforeEach: asCustomer(
    sampleUsers.established,
    { userDetails: { wrong: { ...sampleUsers.established, verified: 'false', totalEquity: 'much' } } },
    sampleUsers.newcomer,
  ),
  play: async ({ canvas, step }) => {
    await step('C51 the string "false" opens no dialog, and the status is unknown', async () => {
      await expect(await canvas.findByText('Status unknown')).toBeVisible()
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await step('API-12 an unreadable figure affects only its own box', async () => {
      await expect(canvas.getByText(/The server sent something this app does not understand/)).toBeVisible()
      await expect(canvas.getAllByText('$3,250.17')).toHaveLength(2)
    })
  },
}

export const ServerError: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: { wrong: '<html>', status: 400 } }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an error says what failed, and every box has a retry', async () => {
      await expect(await canvas.findByText('Your figures could not be loaded')).toBeVisible()
      await expect(
        canvas.getAllByRole('button', { name: /^Try again: (Trade|Total|Pend|Ref|Sig)/ }),
      ).toHaveLength(6)
      await expect(canvas.queryByText(/\$\d/)).not.toBeInTheDocument()
    })
  },
}

export const Offline: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'offline' }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an error says that there is no connection', async () => {
      await expect(await canvas.findByText(/could not reach the server|seem to be offline/)).toBeVisible()
    })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

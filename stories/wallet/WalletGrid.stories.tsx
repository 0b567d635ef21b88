import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails } from '#contract/user.ts'
import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'

const figures = readUserDetails.parse(sampleUsers.established)

const meta = {
  component: WalletGrid,
  args: {
    figures,
    asOf: Date.UTC(2026, 2, 2, 14, 5),
    onRetry: fn(),
    hidden: false,
  },
  argTypes: { figures: { control: 'object' } },
} satisfies Meta<typeof WalletGrid>
export default meta
type Story = StoryObj<typeof meta>

const pairs = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot=wallet-box]')].map((box) => [
    box.querySelector('dt')?.textContent,
    box.querySelector('dd')?.textContent,
  ])

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('DSH-2 six boxes are shown in order, with labels and the server’s figures', () =>
      expect(pairs(canvasElement)).toEqual([
        ['Trade Profit', '$3,250.17'],
        ['Total Deposits', '$12,480.50'],
        ['Pend. Balance', '$250.00'],
        ['Referral Bonus', '$35.50'],
        ['Total Equity', '$15,766.17'],
        ['Signal Strength', '64%'],
      ]),
    )
    await step('the time of the figures is shown', async () => {
      const time = canvasElement.querySelector('time')
      await expect(time).toHaveAttribute('datetime', '2026-03-02T14:05:00.000Z')
      await expect(time?.parentElement).toHaveTextContent(/^as of \d{1,2}:05/)
    })
    await step('Refresh calls onRetry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh figures' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
}

export const Loading: Story = {
  args: { figures: undefined, asOf: undefined, retrying: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-2 while loading, there are six placeholders and no figure', async () => {
      await expect(canvasElement.querySelectorAll('[data-slot=skeleton]')).toHaveLength(6)
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your figures …')
      await expect(canvas.queryByText(/\$|%|—/)).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  args: {
    figures: undefined,
    asOf: undefined,
    problem: 'The service is briefly unavailable. Try again in a moment.',
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 one error says what is wrong, and no box shows zero', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/could not be loaded.*briefly unavailable/)
      await expect(canvas.getAllByText('—')).toHaveLength(6)
    })
    await step('each box has a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again: Total Equity' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const NotRefreshed: Story = {
  args: { problem: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas, step }) => {
    await step('figures that could not be refreshed stay, with their time and the error', async () => {
      await expect(canvas.getByText('$15,766.17')).toBeVisible()
      await expect(canvas.getByText(/as of/)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(/could not be refreshed.*offline/)
    })
  },
}

export const OneUnreadable: Story = {
  args: { figures: { ...figures, totalEquity: null } },
  play: async ({ canvas, step }) => {
    await step('API-12 an unreadable figure affects only its own box', async () => {
      await expect(canvas.getAllByText('—')).toHaveLength(1)
      await expect(canvas.getByText(/The server sent something/)).toBeVisible()
      await expect(canvas.getByText('$3,250.17')).toBeVisible()
    })
  },
}

export const AmountsHidden: Story = {
  args: { hidden: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('FAIR-9 with amounts hidden, every box shows the same mask', async () => {
      await expect(new Set(pairs(canvasElement).map(([, value]) => value))).toEqual(
        new Set(['••••••Amount hidden']),
      )
      await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument()
    })
  },
}

export const HiddenAndUnreadable: Story = { args: { ...OneUnreadable.args, hidden: true } }

export const Zeros: Story = { args: { figures: readUserDetails.parse(sampleUsers.newcomer) } }

export const Huge: Story = {
  args: {
    figures: {
      tradeProfit: '-98765432109876543210.99',
      totalDeposit: '98765432109876543210.99',
      pendBalance: '0.001',
      referralBonus: '-0.004',
      totalEquity: '999999999999.99',
      tradingProgress: '123456.789',
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C48 C49 huge figures are exact and fit, and minus zero has no sign', async () => {
      await expect(canvas.getByText('-$98,765,432,109,876,543,210.99')).toBeVisible()
      await expect(canvas.getAllByText('$0.00')).toHaveLength(2)
      for (const box of canvasElement.querySelectorAll('[data-slot=wallet-box]'))
        await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLElement>()
export const RestLandsOnTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the section', async () => {
      const region = canvas.getByRole('region', { name: 'Wallet' })
      await expect(region).toHaveAttribute('id', 'sample')
      await expect(region).toHaveClass('mt-1')
      await expect(ref.current).toBe(region)
    })
  },
}

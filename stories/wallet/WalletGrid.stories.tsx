import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const figureExplanations = {
  tradeProfit: 'What your trades have made or lost so far. It is the only figure you can withdraw from.',
  totalDeposit: 'Deposits that have arrived and been confirmed.',
  pendBalance: 'Pending balance: deposits you have told us about that are not confirmed yet.',
  referralBonus: 'Credited for people you invited. You cannot withdraw it.',
  totalEquity: 'Your whole account, as the platform counts it.',
  tradingProgress: 'A percentage our server sends. It does not measure profit or predict it.',
}
const figures = readUserDetails.parse(sampleUsers.established)

const meta = {
  component: WalletGrid,
  args: {
    figures,
    onRetry: fn(),
    hidden: false,
    explanations: figureExplanations,
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
  play: async ({ canvas, canvasElement, userEvent, step }) => {
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
    await step(
      'DSH-2 each label opens a sentence that explains its figure, with the keyboard too',
      async () => {
        const label = canvas.getByRole('button', { name: 'Signal Strength' })
        await expect(label).toHaveAttribute('aria-expanded', 'false')
        await expect(canvas.getByText(/does not measure profit/)).not.toBeVisible()
        label.focus()
        await userEvent.keyboard('{Enter}')
        await expect(label).toHaveAttribute('aria-expanded', 'true')
        await expect(canvas.getByText(/does not measure profit/)).toBeVisible()
        await userEvent.click(label)
        await expect(canvas.getByText(/does not measure profit/)).not.toBeVisible()
      },
    )
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
  args: { figures: undefined, retrying: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-2 while loading, there are six placeholders and no figure', async () => {
      await expect(canvasElement.querySelectorAll('[data-slot=skeleton]')).toHaveLength(6)
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your figures …')
      await expect(canvas.queryByText(/\$|%|—/)).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  args: { figures: undefined, failed: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 no box shows zero', () => expect(canvas.getAllByText('—')).toHaveLength(6))
    await step('each box has a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again: Total Equity' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
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
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the section', () =>
      expectRootProps(ref, canvas.getByRole('region', { name: 'Wallet' })),
    )
  },
}

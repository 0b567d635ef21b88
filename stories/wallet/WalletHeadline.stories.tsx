import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { WalletHeadline } from '#ui/wallet/WalletHeadline.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const figures = readUserDetails.parse(sampleUsers.established)

const meta = {
  component: WalletHeadline,
  args: { figures, asOf: Date.UTC(2026, 2, 2, 14, 5), onRetry: fn() },
  argTypes: { figures: { control: 'object' } },
} satisfies Meta<typeof WalletHeadline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('DSH-6 FAIR-1 Total Equity and what can be withdrawn are the server’s figures', async () => {
      await expect(canvas.getByText('$15,766.17')).toBeVisible()
      await expect(canvas.getByText('$3,250.17')).toBeVisible()
      await expect(
        canvas.getByText(/^Only trade profit can be withdrawn\. A fee of 2\.5% is deducted/),
      ).toBeVisible()
    })
    await step('DSH-6 Total Equity is the larger of the two', async () => {
      const [equity = 0, available = 0] = ['$15,766.17', '$3,250.17'].map((text) =>
        Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize),
      )
      await expect(equity).toBeGreaterThan(available)
    })
    await step('both figures stand on one line', async () => {
      const [equity, available] = ['$15,766.17', '$3,250.17'].map((text) => {
        const mark = document.createElement('span')
        mark.style.display = 'inline-block'
        canvas.getByText(text).append(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return bottom
      })
      await expect(equity).toBe(available)
    })
    await step('the time of the figures is shown', () =>
      expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T14:05:00.000Z'),
    )
    await step('Refresh calls onRetry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh figures' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(2)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, parameters: { snapshot: true } }

const reason = (change: Partial<typeof figures>, text: RegExp, amount = '$0.00'): Story => ({
  args: { figures: { ...figures, ...change } },
  play: async ({ canvas, step }) => {
    await step('DSH-6 it says why nothing can be withdrawn', async () => {
      await expect(canvas.getByText(text)).toBeVisible()
      await expect(canvas.getByText(amount)).toBeVisible()
    })
  },
})

export const NoProfit: Story = reason(
  { tradeProfit: '0', userCanWithdraw: false },
  /^Only trade profit can be withdrawn\. You have no trade profit/,
)
export const Loss: Story = reason(
  { tradeProfit: '-40.5' },
  /^Only trade profit can be withdrawn\. You have no trade profit/,
)
export const NotAllowed: Story = reason({ userCanWithdraw: false }, /has not reached the minimum withdrawal/)
export const ProfitUnreadable: Story = reason({ tradeProfit: null }, /does not understand/, '—')
export const FeeUnreadable: Story = reason(
  { withdrawalCharges: null },
  /The fee could not be read/,
  '$3,250.17',
)

export const Loading: Story = {
  args: { figures: undefined, asOf: undefined, retrying: true },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('C20 while loading, no figure is shown', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading …')
      await expect(canvas.queryByText(/\$|—/)).not.toBeInTheDocument()
    })
    await step('DSH-6 what can be withdrawn is said at once, without a percentage', async () => {
      const sentence = canvas.getByText(/^Only trade profit can be withdrawn\. A fee of/)
      await expect(sentence).toBeVisible()
      await expect(sentence).not.toHaveTextContent(/\d/)
    })
  },
}

export const Failed: Story = {
  args: {
    figures: undefined,
    asOf: undefined,
    problem: 'The service is briefly unavailable. Try again in a moment.',
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 a single error says what is wrong, and no figure shows zero', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/could not be loaded.*briefly unavailable/)
      await expect(canvas.getAllByText('—')).toHaveLength(2)
    })
  },
}

export const NotRefreshed: Story = {
  args: { problem: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas, step }) => {
    await step('figures that could not be refreshed stay, with their time and the error', async () => {
      await expect(canvas.getByText('$15,766.17')).toBeVisible()
      await expect(canvas.getByText(/^As of/)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(/could not be refreshed.*offline/)
    })
  },
}

export const Huge: Story = {
  args: {
    figures: { ...figures, totalEquity: '98765432109876543210.99', tradeProfit: '98765432109876543210.99' },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, step }) => {
    await step('C48 huge figures are exact and fit', async () => {
      await expect(canvasElement).toHaveTextContent('$98,765,432,109,876,543,210.99')
      for (const figure of canvasElement.querySelectorAll('[role=group]'))
        await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
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
      expectRootProps(ref, canvas.getByRole('region', { name: 'Your money at a glance' })),
    )
  },
}

import { QuoteNote } from '#ui/payout/QuoteNote.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './payout-samples.ts'

const quote = {
  id: 'q1',
  requested: '120',
  fee: '3',
  payout: '117',
  rule: 'The fee is 2.5% of the amount. It is deducted from the payout.',
  until: '2026-03-04T12:39:00Z',
} as const
const was = { ...quote, id: 'q0', fee: '1.2', payout: '118.8' } as const

const meta = {
  component: QuoteNote,
  args: { state: { is: 'binding', quote }, onRetry: fn(), dates },
} satisfies Meta<typeof QuoteNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-2 it explains the fee, and names the end of the quote with its time zone', () =>
      expect(canvas.getByText(/^The fee is 2\.5%/).parentElement).toHaveTextContent(
        'This quote is valid until Mar 4, 2026, 12:39:00 PM UTC.',
      ),
    )
  },
}
export const Loading: Story = { args: { state: { is: 'loading' } }, parameters: { snapshot: false } }
export const LoadingOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: false },
  render: (args) => (
    <div className="w-75">
      <QuoteNote {...args} state={{ is: 'loading' }} />
      <QuoteNote
        {...args}
        state={{
          is: 'binding',
          quote: {
            ...quote,
            rule: 'The fee is 2.5% of the amount, half a cent rounded up. It is deducted from the payout.',
          },
        }}
      />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('CAP-2 the button below does not move when a usual quote arrives', async () => {
      const [loading, quoted] = canvasElement.querySelectorAll('[data-slot="quote-note"]')
      await expect(loading?.clientHeight).toBe(quoted?.clientHeight)
    })
  },
}
export const Expired: Story = {
  args: { state: { is: 'binding', quote, was } },
  parameters: { snapshot: true },
  decorators: amountsHidden,
  play: async ({ canvas, step }) => {
    await step('CAP-2 the expired quote is shown beside the new one', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was sent.')
      await expect(canvas.getByRole('row', { name: 'You receive $118.80 $117.00' })).toBeVisible()
      await expect(canvas.getByRole('row', { name: 'Fee $1.20 $3.00' })).toBeVisible()
    })
  },
}
export const ExpiredUnchanged: Story = {
  name: 'Expired, and the new one is the same',
  args: { state: { is: 'binding', quote, was: quote } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('CAP-2 it says that nothing has changed instead of comparing equal figures', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The new quote has the same fee')
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    })
  },
}
export const ExpiredAfterATry: Story = {
  name: 'Expired, after the order was sent before',
  args: { state: { is: 'binding', quote, was, tried: true } },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-2 it does not say that nothing was sent', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The quote you saw is no longer valid.')
      await expect(canvas.getByRole('alert')).not.toHaveTextContent('Nothing was sent')
    })
  },
}
export const OtherFee: Story = {
  name: 'Another fee than by the customer’s rate',
  args: {
    state: {
      is: 'binding',
      quote: { ...quote, requested: '20', fee: '19.99', payout: '0.01' },
      ownFee: { fee: '0.5', percent: '2.5' },
    },
  },
  parameters: { snapshot: true },
  decorators: amountsHidden,
  play: async ({ canvas, step }) => {
    await step('FAIR-4 both fees are shown before the customer confirms, even if amounts are hidden', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'The quoted fee is $19.99. By the rate of your account, 2.5% of the amount, it would be $0.50.',
      ),
    )
  },
}
export const Failed: Story = {
  args: { state: { is: 'failed', why: 'This is not available at the moment. Try again later.' } },
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 it says that the figures are our own, and the keyboard can retry', async () => {
      await expect(canvas.getByText(/The figures above are our own calculation/)).toBeVisible()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
export const Refused: Story = {
  args: { state: { is: 'refused', why: 'Withdrawal amount must not exceed total profits' } },
}
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { ReviewPicture } from '#ui/marketing/ReviewPicture.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: ReviewPicture,
  args: {
    label: 'Picture of the review before a withdrawal, with sample figures',
    mark: 'Sample figures',
    paidTo: 'Sample Bank',
    figures: { payout: '117', amount: '120', charges: '2.5', fee: '3', profitAfter: '3130.17' },
    className: 'max-w-lg',
  },
} satisfies Meta<typeof ReviewPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, canvas, userEvent, step }) => {
    await step(
      'FAIR-3 HOME-1 the figures are marked as samples, in the picture and in its name',
      async () => {
        await expect(canvas.getByText('Sample figures')).toBeVisible()
        await expect(canvas.getByRole('img')).toHaveAccessibleName(/with sample figures/)
      },
    )
    await step('WDR-4 it leads with what the customer receives, then the amount, the fee and the rest', () =>
      expect(canvasElement.textContent).toMatch(
        /You receive.*\$117\.00.*Amount\$120\.00Fee \(2\.5%\)−\$3\.00Paid toSample BankTrade Profit after\$3,130\.17/,
      ),
    )
    await step('nothing in it can be used, and it takes no keyboard focus', async () => {
      await userEvent.tab()
      await expect(document.body).toHaveFocus()
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const W320: Story = { globals: { viewport: { value: 'w320' } } }

export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="product-picture"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

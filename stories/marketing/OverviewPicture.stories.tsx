import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { OverviewPicture } from '#ui/marketing/OverviewPicture.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: OverviewPicture,
  args: {
    label: 'Picture of the top of the dashboard, with sample figures',
    mark: 'Sample figures',
    figures: { totalEquity: '15766.17', tradeProfit: '3250.17', totalDeposit: '12480.5', pendBalance: '250' },
    className: 'max-w-lg',
  },
} satisfies Meta<typeof OverviewPicture>
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
    await step('it takes no keyboard focus', async () => {
      await userEvent.tab()
      await expect(document.body).toHaveFocus()
    })
    await step('DSH-6 it leads with Total Equity, and then what can be withdrawn', () =>
      expect(canvasElement.textContent).toMatch(
        /Total Equity.*\$15,766\.17Available to withdraw\$3,250\.17Trade Profit/,
      ),
    )
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

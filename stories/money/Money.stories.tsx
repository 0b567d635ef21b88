import { Money } from '#ui/money/Money.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'

const meta = {
  // By default, a component with the same name as its folder would replace the folder in the sidebar. The snapshots use this id.
  title: 'Money',
  id: 'money',
  component: Money,
  args: { amount: '1000.5' },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('SPEC 10: an amount has a dollar sign, thousands separators and two decimals', () =>
      expect(canvas.getByText('$1,000.50')).toBeVisible(),
    )
  },
}

const amounts = ['0', '0.01', '20', '1000.5', '-0.07', '12480.5', '99999999999999.99', null] as const

export const States: Story = {
  render: () => (
    <ul className="grid max-w-60 gap-2 text-end">
      {amounts.map((amount) => (
        <li key={amount}>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step('all digits have the same width, so that columns align', async () => {
      for (const figure of canvas.getAllByText(/\$/))
        await expect(getComputedStyle(figure).fontVariantNumeric).toContain('tabular-nums')
    })
  },
}

export const Missing: Story = {
  name: 'No amount',
  args: { amount: null },
  play: async ({ canvasElement, canvas, step }) => {
    await step('C48: a missing amount is a dash with a text for screen readers, never zero', async () => {
      await expect(canvas.getByText('not available')).toBeInTheDocument()
      await expect(canvasElement).not.toHaveTextContent('0')
    })
  },
}

export const Hidden: Story = {
  name: 'Amounts hidden',
  decorators: amountsHidden,
  render: () => (
    <ul className="grid max-w-60 gap-2 text-end">
      {amounts.map((amount) => (
        <li key={amount}>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('FAIR-9 every amount has the same mask, and no amount is in the page', async () => {
      await expect(canvas.getAllByText('Amount hidden')).toHaveLength(amounts.length - 1)
      await expect(new Set(canvas.getAllByText(/•/).map(({ textContent }) => textContent))).toEqual(
        new Set(['••••••']),
      )
      await expect(canvasElement.innerHTML.replaceAll(/class="[^"]*"/g, '')).not.toMatch(/\d/)
    })
    await step('C48 a missing amount is still a dash', () =>
      expect(canvas.getAllByText('not available')).toHaveLength(1),
    )
  },
}

export const NotRoundedUp: Story = {
  name: 'Fractions of a cent',
  args: { amount: '3250.179999999' },
  play: async ({ canvas, step }) => {
    await step('FAIR-1: fractions of a cent are dropped', () =>
      expect(canvas.getByText('$3,250.17')).toBeVisible(),
    )
  },
}

export const Huge: Story = {
  name: 'Very large amount',
  args: { amount: '12345678901234567.89' },
  play: async ({ canvas, step }) => {
    await step('C49: amounts are exact beyond the range of JavaScript numbers', () =>
      expect(canvas.getByText('$12,345,678,901,234,567.89')).toBeVisible(),
    )
  },
}

export const NegativeZero: Story = {
  name: 'Minus zero',
  args: { amount: '-0.001' },
  play: async ({ canvas, step }) => {
    await step('C48: an amount that shows as zero has no sign', () =>
      expect(canvas.getByText('$0.00')).toBeVisible(),
    )
  },
}

export const LargeText: Story = { args: { amount: '99999999999999.99' }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { amount: '-1234.5' }, globals: { direction: 'rtl' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'text-loss', title: 'Sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class, title and ref are passed to the figure', async () => {
      const figure = canvas.getByTitle('Sample')
      await expect(figure).toHaveAttribute('id', 'sample')
      await expect(figure).toHaveClass('text-loss', 'tabular-nums')
      await expect(ref.current).toBe(figure)
    })
  },
}

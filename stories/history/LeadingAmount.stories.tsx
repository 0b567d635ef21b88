import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { LeadingAmount } from '#ui/history/LeadingAmount.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: LeadingAmount,
  args: { amount: '390.00' },
} satisfies Meta<typeof LeadingAmount>
export default meta
type Story = StoryObj<typeof meta>

const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('a usual amount is 36 px', () => expect(sizeOf(canvas.getByText('$390.00'))).toBe('36px'))
  },
}

export const States: Story = {
  render: () => (
    <div className="grid w-70 gap-4">
      {(['1234567.89', '12345678.90', '999999999999.99', '-12.5', '0', null] as const).map((amount) => (
        <LeadingAmount key={amount} amount={amount} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('FAIR-1 more than 11 characters get a smaller font, and none is left out', async () => {
      await expect(sizeOf(canvas.getByText('$1,234,567.89'))).toBe('28px')
      await expect(sizeOf(canvas.getByText('$12,345,678.90'))).toBe('28px')
      await expect(sizeOf(canvas.getByText('$999,999,999,999.99'))).toBe('22px')
      await expect(sizeOf(canvas.getByText('-$12.50'))).toBe('36px')
      await expect(canvas.getByText('not available')).toBeInTheDocument()
    })
  },
}

export const Hidden: Story = {
  args: { amount: '999999999999.99' },
  decorators: amountsHidden,
  play: async ({ canvas, step }) => {
    await step('FAIR-9 the size does not reveal how large a hidden amount is', async () => {
      await expect(canvas.getByText('Amount hidden')).toBeInTheDocument()
      await expect(sizeOf(canvas.getByText('Amount hidden'))).toBe('36px')
    })
  },
}

export const LargeText: Story = {
  args: { amount: '999999999999.99' },
  globals: { textSize: '200%' },
  decorators: [(Story) => <div className="w-[280px]">{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('at 200 % text it wraps within 280 px', () =>
      expect(canvas.getByText(/^\$/).scrollWidth).toBeLessThanOrEqual(280),
    )
  },
}

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the amount', () => expectRootProps(ref))
  },
}

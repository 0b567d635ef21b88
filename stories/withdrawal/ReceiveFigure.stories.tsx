import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReceiveFigure } from '#ui/withdrawal/ReceiveFigure.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'

const meta = {
  component: ReceiveFigure,
  args: { amount: '117.00', size: 'lg' },
  decorators: (Story) => (
    <dl className="max-w-form">
      <Story />
    </dl>
  ),
} satisfies Meta<typeof ReceiveFigure>
export default meta
type Story = StoryObj<typeof meta>

const sizeOf = (figure: HTMLElement) => getComputedStyle(figure).fontSize

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('WDR-4 the figure has a label and is large', async () => {
      await expect(canvas.getByText('You receive')).toBeVisible()
      await expect(sizeOf(canvas.getByText('$117.00'))).toBe('44px')
    })
  },
}

export const OnThePage: Story = {
  args: { size: 'md' },
  play: async ({ canvas }) => expect(sizeOf(canvas.getByText('$117.00'))).toBe('36px'),
}

export const Long: Story = {
  args: { amount: '1234567.89' },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 a figure of more than 11 characters gets a smaller font and is never shortened', () =>
      expect(sizeOf(canvas.getByText('$1,234,567.89'))).toBe('36px'),
    )
  },
}

export const Huge: Story = {
  args: { amount: '999999999999.99' },
  parameters: { snapshot: true },
  play: async ({ canvas }) => expect(sizeOf(canvas.getByText('$999,999,999,999.99'))).toBe('28px'),
}

export const Missing: Story = { args: { amount: null } }

export const Hidden: Story = {
  args: { amount: '999999999999.99' },
  parameters: { snapshot: false },
  decorators: amountsHidden,
  play: async ({ canvas, canvasElement, step }) => {
    await step('FAIR-9 neither the text nor its size reveals the amount', async () => {
      await expect(canvasElement.textContent).not.toContain('999')
      await expect(sizeOf(canvas.getByText('Amount hidden'))).toBe('44px')
    })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { args: { amount: '999999999999.99' }, globals: { textSize: '200%' } }

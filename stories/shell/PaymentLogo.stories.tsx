import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaymentLogo, paymentLogos } from '#ui/shell/PaymentLogo.tsx'

const meta = {
  component: PaymentLogo,
  args: { method: 'bitcoin' },
  argTypes: { method: { options: paymentLogos, control: 'select' } },
} satisfies Meta<typeof PaymentLogo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {paymentLogos.map((method) => (
        <li key={method}>
          <PaymentLogo method={method} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step('FTR-2 each method has a logo and its name', async () => {
      for (const name of ['Card', 'PayPal', 'Bitcoin', 'Ethereum', 'USDT']) {
        const item = canvas.getByText(name)
        await expect(item.querySelector('svg path')).toBeInTheDocument()
      }
    })
  },
}
export const AllDark: Story = { ...All, globals: { theme: 'dark' } }

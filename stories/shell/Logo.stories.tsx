import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '#ui/shell/Logo.tsx'

const meta = { component: Logo, args: { name: 'Plainsail', href: '#home' } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('NAV-3 the logo is one link with the name of the brand', async () => {
      await expect(canvas.getByRole('link', { name: 'Plainsail' })).toHaveAttribute('href', '#home')
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongName: Story = {
  args: { name: 'The Sample Brokerage of Sampletown' },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

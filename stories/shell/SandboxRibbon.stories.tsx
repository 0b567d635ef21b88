import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SandboxRibbon } from '#ui/shell/SandboxRibbon.tsx'
import { contrastOf } from './contrast.ts'

const meta = {
  component: SandboxRibbon,
  play: async ({ canvas, step }) => {
    await step('FAIR-6 the text has a contrast of at least 7:1', async () => {
      const ribbon = canvas.getByText('Sandbox: simulated money')
      await expect(ribbon).toBeVisible()
      await expect(contrastOf(ribbon)).toBeGreaterThanOrEqual(7)
    })
  },
} satisfies Meta<typeof SandboxRibbon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColorPairs, measure, pairs } from './ColorPairs.tsx'
import { ColorSwatches } from './ColorSwatches.tsx'
import { colorTokens } from './tokens.ts'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Pairs: Story = {
  render: () => <ColorPairs />,
  play: async ({ step }) => {
    for (const pair of pairs)
      await step(`${pair.use}: ${pair.ink} on ${pair.paper} has ${pair.least}:1 in both themes`, async () => {
        await expect(measure(pair, 'light')).toBeGreaterThanOrEqual(pair.least)
        await expect(measure(pair, 'dark')).toBeGreaterThanOrEqual(pair.least)
      })
  },
}

export const Swatches: Story = {
  render: () => <ColorSwatches />,
  play: async ({ canvas, step }) => {
    await step('every color of the theme file is shown', async () => {
      await expect(colorTokens.length).toBeGreaterThan(20)
      await expect(canvas.getAllByRole('listitem')).toHaveLength(colorTokens.length)
    })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Component as HomePage } from '#app/routes/public/HomePage.tsx'
import { freshBrowser, pageAt } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: HomePage,
  render: () => pageAt(<HomePage />),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const NoCoins: Story = {
  beforeEach: freshBrowser({ coins: { body: [] } }),
  play: async ({ canvas, step }) => {
    await step('HOME-3 FAIR-7 a message says that the listing is empty, with a retry', async () => {
      await expect(await canvas.findByText('Prices are unavailable right now')).toBeVisible()
      await expect(canvas.getByText('The price list is empty.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const ServerError: Story = {
  beforeEach: freshBrowser({ coins: { wrong: '<html>', status: 400 } }),
  play: async ({ canvas, step }) => {
    await step('HOME-3 FAIR-7 a server error affects only the prices', async () => {
      await expect(await canvas.findByText('Prices are unavailable right now')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Build your crypto portfolio' })).toBeVisible()
    })
  },
}

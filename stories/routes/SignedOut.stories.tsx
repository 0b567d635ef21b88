import { paths, signInFor } from '#app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { address, AppAt, freshBrowser, goTo, loadFirst, sent } from './AppAt.tsx'

const meta = {
  // One page at a time: they share the browser's storage and its network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  // Not at one of the pages that it sends away from: to go there again in that moment would call that off.
  args: { path: paths.home },
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser({}),
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

const { dashboard, account, upgrade, deposit, depositHistory, withdrawal, withdrawalHistory } = paths

export const EveryDashboardRoute: Story = {
  play: async ({ step }) => {
    for (const path of [
      dashboard,
      account,
      upgrade,
      deposit,
      depositHistory,
      withdrawal,
      withdrawalHistory,
    ]) {
      await step(`GRD-1 ${path} leads a visitor to sign-in, and keeps the way back`, async () => {
        await goTo(path)
        await waitFor(() => expect(address()).toBe(signInFor(path)), { timeout: 5000 })
        await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      })
    }
    await step('nothing of a customer has been asked for', () => expect(sent('userDetails')).toEqual([]))
  },
}

export const UnknownAddress: Story = {
  args: { path: '/no-such-page' },
  play: async ({ step }) => {
    await step('an address that leads nowhere says so, and leads home', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
      await expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    })
  },
}

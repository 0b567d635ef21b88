import { paths, signInFor } from '#app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { address, AppAt, freshBrowser, goTo, loadFirst, sent } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: AppAt,
  loaders: [loadFirst],
  // Starts on a page without a redirect, because a second navigation during a redirect would cancel it.
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
      await step(`GRD-1 ${path} redirects to sign-in and keeps the path for afterwards`, async () => {
        await goTo(path)
        await waitFor(() => expect(address()).toBe(signInFor(path)), { timeout: 5000 })
        await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      })
    }
    await step('no customer data is requested', () => expect(sent('userDetails')).toEqual([]))
  },
}

export const UnknownAddress: Story = {
  args: { path: '/no-such-page' },
  play: async ({ step }) => {
    await step('an unknown path says so and links to the home page', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
      await expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    })
  },
}

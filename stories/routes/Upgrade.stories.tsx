import { Component as UpgradePage } from '#app/routes/dashboard/UpgradePage.tsx'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { asCustomer, pageAt } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: UpgradePage,
  parameters: { layout: 'fullscreen' },
  render: () => pageAt(<UpgradePage />),
  beforeEach: asCustomer(),
} satisfies Meta<typeof UpgradePage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, step }) => {
    await step('UPG-1 four plans are shown, each with a link to the deposit page', async () => {
      const links = canvas.getAllByRole('link', { name: 'Upgrade Plan' })
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(4).fill('/dashboard/deposit'),
      )
      await expect(
        canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
      ).toEqual(['Starter', 'Premium', 'Master', 'Pro'])
    })
    await step('the customer’s plan is marked', () =>
      expect(within(canvas.getByRole('article', { name: 'Premium' })).getByText('Your plan')).toBeVisible(),
    )
    await step('FAIR-2 a text says that a plan promises no return', () =>
      expect(canvas.getByText(/not a promise of return/)).toBeVisible(),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const NoPlan: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, step }) => {
    await step('no plan is marked for a customer without a plan', () =>
      expect(canvas.queryByText('Your plan')).not.toBeInTheDocument(),
    )
  },
}

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'never' }),
  play: async ({ canvas, step }) => {
    await step('the plans are part of the app and shown at once', () =>
      expect(canvas.getAllByRole('article')).toHaveLength(4),
    )
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

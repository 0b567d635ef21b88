import { Component as UpgradePage } from '#app/routes/dashboard/UpgradePage.tsx'
import { Component as PlansPage } from '#app/routes/public/PlansPage.tsx'
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

const costs =
  /^Pro is for deposits of \$5,500 or more\. .*the withdrawal fee, which the withdrawal page of your account shows, or trading costs\. Before you deposit, ask support how much trading costs are/

export const Data: Story = {
  play: async ({ canvas, step }) => {
    await step('UPG-2 each higher plan has a link to the deposit page, which keeps the plan', async () => {
      const links = canvas.getAllByRole('link', { name: 'Upgrade Plan' })
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard/deposit?plan=master',
        '/dashboard/deposit?plan=pro',
      ])
    })
    await step('UPG-1 FAIR-7 above the cards it says what Upgrade Plan does and does not do', async () => {
      const hint = canvas.getByText(/It does not buy anything or change your plan\./)
      const card = canvas.getByRole('article', { name: 'Starter' })
      await expect(hint.getBoundingClientRect().bottom).toBeLessThan(card.getBoundingClientRect().top)
    })
    await step('UPG-1 PLAN-2 the amount of Pro and the costs are described as on /plans', () =>
      expect(canvas.getByText(costs)).toBeVisible(),
    )
    await step('UPG-1 four plans are shown', async () => {
      await expect(
        canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
      ).toEqual(['Starter', 'Premium', 'Master', 'Pro'])
    })
    await step('UPG-2 the customer’s plan is marked, and has no button, like lower plans', async () => {
      const own = within(canvas.getByRole('article', { name: 'Premium' }))
      await expect(own.getByText('Your plan')).toBeVisible()
      await expect(own.queryByRole('link')).not.toBeInTheDocument()
      const lower = within(canvas.getByRole('article', { name: 'Starter' }))
      await expect(lower.getByText('Lower than your plan.')).toBeVisible()
      await expect(lower.queryByRole('link')).not.toBeInTheDocument()
    })
    await step('UPG-2 a table compares the plans by feature, and marks the customer’s plan', async () => {
      const table = canvas.getByRole('table', { name: 'The plans compared by feature' })
      await expect(canvas.getByRole('region', { name: 'Compare the plans' })).toContainElement(table)
      await expect(within(table).getByRole('columnheader', { name: /^Premium/ })).toHaveTextContent(
        /Your plan$/,
      )
    })
    await step('FAIR-2 a note says that a plan promises no return', () =>
      expect(canvas.getByText(/not a promise of return/)).toBeVisible(),
    )
  },
}

export const OnPlans: Story = {
  name: 'Plans page of a signed-in customer',
  parameters: { snapshot: false },
  render: () => pageAt(<PlansPage />),
  play: async ({ canvas, step }) => {
    await step('UPG-2 the plan of a signed-in customer is marked, on its card and in the table', async () => {
      const card = within(canvas.getByRole('article', { name: 'Premium' }))
      await expect(card.getByText('Your plan')).toBeVisible()
      const table = within(canvas.getByRole('table', { name: 'The plans compared by feature' }))
      await expect(table.getByRole('columnheader', { name: /^Premium/ })).toHaveTextContent(/Your plan$/)
      await expect(canvas.getAllByText('Your plan').filter((mark) => mark.checkVisibility())).toHaveLength(2)
    })
    await step('UPG-1 PLAN-2 the amount of Pro and the costs are described as on the upgrade page', () =>
      expect(canvas.getByText(costs)).toBeVisible(),
    )
    await step('UPG-2 only the cards of higher plans have a link', async () => {
      const linked = canvas
        .getAllByRole('link', { name: 'Purchase Plan' })
        .map((link) => link.closest('article')?.querySelector('h2')?.textContent)
      await expect(linked).toEqual(['Master', 'Pro'])
      await expect(canvas.getByText('You are on this plan.')).toBeVisible()
      await expect(canvas.getByText('Lower than your plan.')).toBeVisible()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const NoPlan: Story = {
  beforeEach: asCustomer(sampleUsers.newcomer),
  play: async ({ canvas, step }) => {
    await step('no plan is marked for a customer without a plan, and each can be chosen', async () => {
      await expect(canvas.queryByText('Your plan')).not.toBeInTheDocument()
      await expect(canvas.getAllByRole('link', { name: 'Upgrade Plan' })).toHaveLength(4)
    })
  },
}

export const HighestPlan: Story = {
  beforeEach: asCustomer({ ...sampleUsers.established, plan: ' pro ' }),
  play: async ({ canvas, step }) => {
    await step('UPG-2 on the highest plan, no upgrade is offered', async () => {
      await expect(within(canvas.getByRole('article', { name: 'Pro' })).getByText('Your plan')).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Upgrade Plan' })).not.toBeInTheDocument()
    })
  },
}

export const UnknownPlan: Story = {
  parameters: { snapshot: false },
  beforeEach: asCustomer({ ...sampleUsers.established, plan: 'Founders' }),
  play: async ({ canvas, step }) => {
    await step('UPG-2 if the customer’s plan is unknown, none is described as lower', () =>
      expect(canvas.getAllByRole('link', { name: 'Upgrade Plan' })).toHaveLength(4),
    )
  },
}

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, { userDetails: 'never' }),
  play: async ({ canvas, step }) => {
    await step('the plans are part of the app and are shown at once', () =>
      expect(canvas.getAllByRole('article')).toHaveLength(4),
    )
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

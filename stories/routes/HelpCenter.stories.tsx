import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paths } from '#app/paths.ts'
import { Component as HelpCenter } from '#app/routes/public/HelpCenterPage.tsx'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { freshBrowser, pageAt } from './AppAt.tsx'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: HelpCenter,
  parameters: { layout: 'fullscreen', snapshot: false },
  render: () => <main>{pageAt(<HelpCenter />, paths.helpCenter)}</main>,
} satisfies Meta<typeof HelpCenter>
export default meta
type Story = StoryObj<typeof meta>

export const WithAccountProtection: Story = {
  name: 'With questions about what the backend offers',
  beforeEach: freshBrowser({
    wakeUp: { body: { mode: 'sandbox', message: 'Sandbox', capabilities: [...capabilityNames] } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-0 it says what to do if the phone is lost', async () => {
      const part = within(await canvas.findByRole('region', { name: 'Your account’s security and payouts' }))
      await userEvent.click(part.getByText('What if I lose my phone?'))
      await expect(part.getByText(/^Use a backup code .* passkey/)).toBeVisible()
    })
    await step('TXT-4 it says that a reset by phrase holds withdrawals', async () => {
      await userEvent.click(canvas.getByText('I forgot my password. How do I reset it?'))
      await expect(canvas.getByText(/withdrawals are held for 48 hours after a reset/)).toBeVisible()
    })
  },
}

import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { createQueryClient } from '#app/api/query-client.ts'
import { Component as HelpCenter } from '#app/routes/public/HelpCenterPage.tsx'
import { capabilityNames } from '#contract/capabilities/names.ts'

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: HelpCenter,
  parameters: { layout: 'fullscreen', pixels: false },
  render: () => (
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <HelpCenter />
      </main>
    </QueryClientProvider>
  ),
} satisfies Meta<typeof HelpCenter>
export default meta
type Story = StoryObj<typeof meta>

export const WithAccountProtection: Story = {
  name: 'With questions about what the backend offers',
  beforeEach: () => {
    const fetch = spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ mode: 'sandbox', message: 'Sandbox', capabilities: [...capabilityNames] }),
    )
    return () => fetch.mockRestore()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-0 it says what to do without the phone', async () => {
      const part = within(await canvas.findByRole('region', { name: 'Your account’s security and payouts' }))
      await userEvent.click(part.getByText('What if I lose my phone?'))
      await expect(part.getByText(/^Use a backup code .* passkey/)).toBeVisible()
    })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WhatHappens } from '#ui/deposit/WhatHappens.tsx'

const meta = { component: WhatHappens } satisfies Meta<typeof WhatHappens>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('FAIR-7 says that nothing is sent yet, and when a deposit counts', async () => {
      const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
      await expect(steps).toHaveLength(4)
      await expect(steps[0]).toContain('Nothing is sent or recorded.')
      await expect(steps[3]).toContain('pending until it has arrived and we have confirmed it')
    })
  },
}
export const Recorded: Story = {
  args: { recorded: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 says what a recorded deposit waits for, and claims no time', async () => {
      await expect(canvas.getByRole('region', { name: 'What happens next' })).toBeVisible()
      const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
      await expect(steps).toHaveLength(4)
      await expect(steps[0]).toContain('recorded as pending')
      await expect(steps[2]).toContain('set its value in US dollars, which may differ')
      await expect(steps[3]).toContain('If we can’t confirm it, the history says so.')
    })
  },
}
export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { Component } from '#app/routes/deposit/DepositPage.tsx'
import { keepLastMethod, lastMethod } from '#app/storage/display-choices.ts'
import { pageAt } from './AppAt.tsx'
import { begun } from './begun-deposit.ts'

const { established } = sampleUsers

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: Component,
  render: () => pageAt(<Component />, '/dashboard/deposit?step=method'),
  parameters: { layout: 'fullscreen' },
  beforeEach: begun(),
} satisfies Meta<typeof Component>
export default meta
type Story = StoryObj<typeof meta>

const address = () => document.querySelector('[data-slot="address-text"]')

export const UsedLast: Story = {
  beforeEach: () => {
    const end = begun()()
    keepLastMethod(established.email, 'ethereum')
    return end
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'DEP-2 DEP-5 the last used method is open, and no address is shown before the network is confirmed',
      async () => {
        const used = await canvas.findByRole('button', { name: 'Ethereum' })
        await expect(used).toHaveAttribute('aria-expanded', 'true')
        await expect(address()).toBeNull()
        await expect(canvas.getByRole('button', { name: 'I have sent it' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      },
    )
    await step('DEP-2 another method is one press away, and is kept once a deposit is recorded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bitcoin' }))
      await userEvent.click(await canvas.findByRole('button', { name: /show the address/ }))
      await expect(lastMethod(established.email)).toBe('ethereum')
      await userEvent.click(canvas.getByRole('button', { name: 'I have sent it' }))
      await expect(lastMethod(established.email)).toBe('bitcoin')
    })
  },
}

export const OnlyOne: Story = {
  parameters: { snapshot: false },
  beforeEach: begun({ userDetails: { body: { ...established, ethereumAddress: '', usdtAddress: '' } } }),
  play: async ({ canvas, step }) => {
    await step('DEP-2 the only method with an address is open', async () => {
      const only = await canvas.findByRole('button', { name: 'Bitcoin' })
      await expect(only).toHaveAttribute('aria-expanded', 'true')
      await expect(address()).toBeNull()
    })
  },
}

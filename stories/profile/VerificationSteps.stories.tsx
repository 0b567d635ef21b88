import { VerificationSteps } from '#ui/profile/VerificationSteps.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: VerificationSteps,
  args: { supportEmail: 'support@sample.test', username: 'Sample Newcomer (new@sample.test)' },
} satisfies Meta<typeof VerificationSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DSH-4 it names the address and the subject with the username', async () => {
      await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
        'support@sample.test',
        'Account verification: Sample Newcomer (new@sample.test)',
      ])
    })
    await step('it says what not to send', () =>
      expect(canvas.getByText(/Support never asks for your password or your seed phrase/)).toBeVisible(),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const HostileAndLong: Story = {
  args: { username: `<b>bold</b>\u202e${'long'.repeat(40)}@sample.test` },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C32 C45 markup is text, and the direction changes only the username', async () => {
      await expect(canvas.getByText(/^<b>bold/).tagName).toBe('BDI')
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}

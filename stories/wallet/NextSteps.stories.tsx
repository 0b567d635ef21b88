import { NextSteps } from '#ui/wallet/NextSteps.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const verify = {
  id: 'verify',
  title: 'Verify your identity',
  text: 'Send a photo of your government ID to support.',
  done: false,
  action: { label: 'Write the email', href: 'mailto:support@plainsail.example' },
}
const deposit = {
  id: 'deposit',
  title: 'Make a first deposit',
  text: 'You see first what you can withdraw.',
  done: false,
  action: { label: 'See how it works', href: '/dashboard/deposit' },
}

const meta = {
  component: NextSteps,
  args: { steps: [verify, deposit], onHide: fn() },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof NextSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DSH-7 each open step says what to do and links to it', async () => {
      await expect(canvas.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
        'href',
        '/dashboard/deposit',
      )
      await expect(canvas.getByRole('link', { name: 'Write the email' })).toBeVisible()
    })
    await step('DSH-7 each open step can be hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide this step: Make a first deposit' }))
      await expect(args.onHide).toHaveBeenLastCalledWith('deposit')
      canvas.getByRole('button', { name: 'Hide this step: Verify your identity' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onHide).toHaveBeenLastCalledWith('verify')
      await expect(canvas.getByRole('heading', { name: 'Next steps' })).toHaveFocus()
    })
  },
}

export const OneDone: Story = {
  args: { steps: [{ ...verify, done: true }, deposit] },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-7 a completed step says so in words and has no controls', async () => {
      await expect(canvas.getByText('Done')).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Write the email' })).not.toBeInTheDocument()
    })
  },
}

export const AllDone: Story = {
  args: { steps: [{ ...verify, done: true }] },
  play: async ({ canvasElement, step }) => {
    await step('DSH-7 once every step is done, nothing is shown', () =>
      expect(canvasElement.querySelector('[data-slot=next-steps]')).toBeNull(),
    )
  },
}

export const Dark: Story = { ...OneDone, globals: { theme: 'dark', viewport: { value: 'w375' } } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'w375' } } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the section', () =>
      expectRootProps(ref, canvas.getByRole('region', { name: 'Next steps' })),
    )
  },
}

import { OnlySavedSwitch } from '#ui/security/OnlySavedSwitch.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './saved-address-samples.ts'

const meta = {
  component: OnlySavedSwitch,
  args: { only: false, onChange: fn(), dates },
} satisfies Meta<typeof OnlySavedSwitch>
export default meta
type Story = StoryObj<typeof meta>

const question = () => screen.getByRole('alertdialog', { name: 'Pay only to saved addresses?' })
const answer = (name: string) => within(question()).getByRole('button', { name })

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Pay only to saved addresses' })
    await step('CAP-3 the state is shown in words too', () =>
      expect(control).toHaveAccessibleDescription(
        'Off. You can also withdraw to addresses that aren’t saved, and to bank accounts.',
      ),
    )
    await step('CAP-3 pressing it first says what follows, and how long it takes', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(question()).toHaveAccessibleDescription(
        'Withdrawals to all other addresses and to bank accounts are refused at once. A new address can be used 24 hours after you save it. If you switch this off again, that takes effect 48 hours later.',
      )
      await expect(question()).not.toHaveTextContent(/saved address can|no saved address/)
    })
    await step('CAP-3 Cancel changes nothing', async () => {
      await userEvent.click(answer('Cancel'))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(control).toHaveFocus()
    })
    await step('CAP-3 confirming asks for the change, and shows only the server’s state', async () => {
      await userEvent.click(control)
      await userEvent.click(answer('Switch on'))
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await expect(args.onChange).toHaveBeenCalledWith(true)
      await expect(control).toHaveAttribute('aria-checked', 'false')
    })
  },
}
export const On: Story = {
  args: { only: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 it says that other addresses and bank accounts are refused', async () => {
      await expect(canvas.getByRole('switch')).toBeChecked()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'On. Withdrawals to other addresses and to bank accounts are refused. If you switch it off, that takes effect 48 hours later.',
      )
    })
    await step(
      'CAP-3 switching it off has no question here, because the server asks for a proof',
      async () => {
        await userEvent.click(canvas.getByRole('switch'))
        await expect(args.onChange).toHaveBeenCalledTimes(1)
        await expect(args.onChange).toHaveBeenCalledWith(false)
      },
    )
  },
}
export const Ending: Story = {
  args: { only: true, offFrom: '2026-03-05T13:05:00Z' },
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    const control = canvas.getByRole('switch')
    await step(
      'CAP-3 it is on as long as it holds, and says when it will be off, with the time zone',
      async () => {
        await expect(control).toBeChecked()
        await expect(control).toHaveAccessibleDescription(
          'On. Switches off on Mar 5, 2026, 2:05:00 PM GMT+1. Until then, withdrawals to other addresses and to bank accounts are refused.',
        )
      },
    )
    await step('CAP-3 the switch itself does nothing then', async () => {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(control)
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('CAP-3 it can be kept on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep it on' }))
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await expect(args.onChange).toHaveBeenCalledWith(true)
      await expect(control).toHaveFocus()
    })
  },
}
export const NoneSaved: Story = {
  args: { noneSaved: true },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'CAP-3 without a saved address, the question says that nothing can be withdrawn, and until when',
      async () => {
        await userEvent.click(canvas.getByRole('switch'))
        await expect(question()).toHaveTextContent(
          'You can’t withdraw anything until you have saved an address and 24 hours have passed.',
        )
      },
    )
  },
}
export const NoneUsable: Story = {
  args: { usableFrom: '2026-03-05T13:05:00Z' },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'CAP-3 while all saved addresses wait, it says until when nothing can be withdrawn',
      async () => {
        await userEvent.click(canvas.getByRole('switch'))
        await expect(question()).toHaveTextContent(
          'You can’t withdraw anything until Mar 5, 2026, 2:05:00 PM GMT+1.',
        )
      },
    )
  },
}
export const LargeText: Story = {
  args: { only: true, offFrom: '2026-03-05T13:05:00Z' },
  // As wide as a window of 320 px leaves it at this size of text, beside a scrollbar.
  decorators: (Story) => (
    <div style={{ width: 225 }}>
      <Story />
    </div>
  ),
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('CAP-3 at 200 % text it fits beside the padding of a phone', () => {
      const { right } = canvas.getByRole('switch').getBoundingClientRect()
      const root = canvasElement.querySelector('[data-slot=only-saved-switch]') ?? canvasElement
      return expect(right).toBeLessThanOrEqual(root.getBoundingClientRect().left + 225)
    })
  },
}
export const Pending: Story = {
  args: { pending: true },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C12 while a change is sent, presses are ignored', async () => {
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent('The change is being sent.')
    })
  },
}
export const Problem: Story = {
  args: {
    problem: {
      title: 'Sent, answer unknown',
      text: 'The server took too long to answer. The state above was read again just now.',
    },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Sent, answer unknown/),
    )
  },
}
export const RightToLeft: Story = { args: { only: true }, globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}

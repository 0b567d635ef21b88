import { OnlySavedSwitch } from '#ui/security/OnlySavedSwitch.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './saved-address-samples.ts'

const meta = {
  component: OnlySavedSwitch,
  args: { only: false, onChange: fn(), dates },
} satisfies Meta<typeof OnlySavedSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Pay only to saved addresses' })
    await step('CAP-3 the state is shown in words too', () =>
      expect(control).toHaveAccessibleDescription(/^Off\. You can withdraw to any address/),
    )
    await step('CAP-3 pressing it asks for the change, and shows only the server’s state', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenCalledWith(true)
      await expect(control).toHaveAttribute('aria-checked', 'false')
    })
  },
}
export const On: Story = {
  args: { only: true },
  play: async ({ canvas, step }) => {
    await step('CAP-3 it says that other addresses and bank accounts are refused', async () => {
      await expect(canvas.getByRole('switch')).toBeChecked()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^On\. Withdrawals to other addresses and to bank accounts are refused/,
      )
    })
  },
}
export const Ending: Story = {
  args: { only: true, offFrom: '2026-03-05T13:05:00Z' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 it says when it will be off, in local time with the time zone', () =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Off from Mar 5, 2026, 2:05:00 PM GMT+1; until then only saved addresses are paid.',
      ),
    )
    await step('CAP-3 it can be switched on again', async () => {
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onChange).toHaveBeenCalledWith(true)
    })
  },
}
export const NoneSaved: Story = {
  args: { noneSaved: true },
  play: async ({ canvas, step }) => {
    await step('CAP-3 without a saved address, it says that nothing could be withdrawn', () =>
      expect(canvas.getByRole('status')).toHaveTextContent(/nothing could be withdrawn while it is on/),
    )
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

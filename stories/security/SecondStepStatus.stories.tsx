import { FormError } from '#ui/form/FormError.tsx'
import { SecondStepStatus } from '#ui/security/SecondStepStatus.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const on = { on: true, since: '2026-03-01T09:00:00Z', codesLeft: 9 }
const meta = {
  component: SecondStepStatus,
  args: { on: false, codesLeft: 0, onSetUp: fn(), onTurnOff: fn(), onNewCodes: fn() },
} satisfies Meta<typeof SecondStepStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 while it is off, it can only be set up', async () => {
      await expect(canvas.getByText('Not set up.')).toBeVisible()
      await expect(canvas.getAllByRole('button')).toHaveLength(1)
      await userEvent.click(canvas.getByRole('button', { name: /^Set it up/ }))
      await expect(args.onSetUp).toHaveBeenCalledOnce()
    })
  },
}
export const On: Story = {
  args: on,
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 it says since when and how many codes are left, and the keyboard works', async () => {
      await expect(canvas.getByText(/^On since/)).toBeVisible()
      await expect(canvas.getByText('9 left. Each works once.')).toBeVisible()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onTurnOff).toHaveBeenCalledOnce()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNewCodes).toHaveBeenCalledOnce()
    })
  },
}
export const FewCodes: Story = {
  args: { ...on, codesLeft: 3 },
  play: async ({ canvas, step }) => {
    await step('CAP-3 three codes count as few', async () => {
      await expect(canvas.getByText('You have few backup codes left')).toBeVisible()
    })
  },
}
export const CodesNotStored: Story = {
  name: 'Codes perhaps not stored',
  args: { ...on, codesLeft: 10, codesNotStored: true },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('CAP-3 FAIR-7 it says that the codes may not be stored, however many are left', async () => {
      await expect(canvas.getByText('You may not have stored your latest backup codes')).toBeVisible()
    })
  },
}
export const NoCodes: Story = { args: { ...on, codesLeft: 0 } }
export const OneCode: Story = { args: { ...on, codesLeft: 1 } }
export const UnknownNumber: Story = { args: { ...on, since: null, codesLeft: null } }
export const MakingCodes: Story = { args: { ...on, makingCodes: true }, parameters: { snapshot: false } }
export const CodesFailed: Story = {
  args: {
    ...on,
    codesProblem: (
      <FormError
        failure={{
          message:
            'No readable answer came back. Your old codes may have stopped working. Make new codes once more.',
        }}
        title="We could not show you backup codes"
      />
    ),
  },
}
export const RightToLeft: Story = { args: on, globals: { direction: 'rtl' } }
export const LargeText: Story = { args: on, globals: { textSize: '200%' } }

const root = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps, ref: root },
  play: () => expectRootProps(root),
}

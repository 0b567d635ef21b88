import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ANOTHER, PayTo } from '#ui/withdrawal/PayTo.tsx'

const option = (number: number) => ({
  id: `bank-${number}`,
  label: `Sample Bank ${number}, account ending 234${number}`,
  details: `0001234${number}, SWIFT SAMPUS33`,
  lastUsed: `2026-02-0${9 - number}T16:20:42Z`,
  failed: number === 2,
})

const meta = {
  component: PayTo,
  args: {
    options: [option(1), option(2)],
    another: 'Another bank account',
    value: ANOTHER,
    onChange: fn(),
    dates: { locale: 'en-US', timeZone: 'UTC' },
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
  render: function Chosen({ value: start, onChange, ...args }) {
    const [value, setValue] = useState(start)
    return (
      <PayTo
        {...args}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PayTo>
export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  args: { options: [option(1), { ...option(2), cancelled: true }] },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('WDR-7 CAP-2 a payee whose last withdrawal was cancelled', () =>
      expect(canvas.getByRole('radio', { name: /^Sample Bank 2/ })).toHaveAccessibleDescription(
        'Last used Feb 7, 2026, that withdrawal was cancelled',
      ),
    )
  },
}

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-7 the list is named, with the last use of each payee', async () => {
      await expect(canvas.getByRole('group', { name: 'Pay to' })).toBeVisible()
      await expect(canvas.getAllByRole('radio')).toHaveLength(3)
      await expect(canvas.getByRole('radio', { name: /^Sample Bank 1/ })).toHaveAccessibleDescription(
        'Last used Feb 8, 2026',
      )
      await expect(canvas.getByRole('radio', { name: /^Sample Bank 2/ })).toHaveAccessibleDescription(
        'Last used Feb 7, 2026, that withdrawal failed',
      )
    })
    await step('WDR-7 the whole account is shown only once it is chosen', async () => {
      await expect(canvas.queryByText(/00012341/)).toBeNull()
      await userEvent.click(canvas.getByText(/^Sample Bank 1/))
      await expect(args.onChange).toHaveBeenCalledWith('bank-1')
      await expect(canvas.getByText(/00012341, SWIFT SAMPUS33/)).toBeVisible()
    })
  },
}

export const Many: Story = {
  parameters: { snapshot: true },
  args: { options: [1, 2, 3, 4, 5, 6].map(option) },
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-7 the four newest come first, and the button reveals the others', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(5)
      await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }))
      await expect(canvas.getAllByRole('radio')).toHaveLength(7)
    })
    await step('the focus is at the first one that was revealed, because the button has disappeared', () =>
      expect(canvas.getByRole('radio', { name: /^Sample Bank 5/ })).toHaveFocus(),
    )
  },
}

export const ByKeyboard: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the chosen entry, and the arrow keys choose another', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Another bank account' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith('bank-2')
    })
  },
}

export const UnreadableDate: Story = {
  args: { options: [{ ...option(1), lastUsed: null }] },
  play: async ({ canvas, step }) => {
    await step('HIS-1 without a readable date, the entry says that it was used before', () =>
      expect(canvas.getByRole('radio', { name: /^Sample Bank 1/ })).toHaveAccessibleDescription(
        'Used before',
      ),
    )
  },
}

export const LongText: Story = {
  args: {
    options: [
      {
        ...option(1),
        label: 'A sample bank with a rather long name in several towns and countries, account ending 0000',
        details: `${'0'.repeat(34)}, SWIFT SAMPUS33XXX`,
      },
    ],
    value: 'bank-1',
  },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

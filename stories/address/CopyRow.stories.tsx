import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyRow } from '#ui/address/CopyRow.tsx'
import { fakeClipboard } from './fake-clipboard.ts'

const meta = {
  component: CopyRow,
  args: {
    text: 'support@sample.test',
    kind: 'address',
    what: 'support’s address',
    announced: 'Support’s address copied',
    label: 'The email goes to',
  },
} satisfies Meta<typeof CopyRow>
export default meta
type Story = StoryObj<typeof meta>

let clipboard = fakeClipboard()
clipboard.restore()

export const Playground: Story = {
  args: { copiedFor: 60_000 },
  beforeEach: () => {
    clipboard = fakeClipboard()
    return clipboard.restore
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-2 Tab reaches the button, and Enter copies the text', async () => {
      const button = canvas.getByRole('button', { name: 'Copy support’s address' })
      const { width } = button.getBoundingClientRect()
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(clipboard.writes).toEqual(['support@sample.test'])
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().width).toBe(width)
    })
  },
}

export const AmountRefused: Story = {
  args: { text: '0.0062', kind: 'amount', what: 'the amount in BTC', label: 'Send about', note: 'A note.' },
  parameters: { snapshot: true },
  beforeEach: () => fakeClipboard({ refuse: true }).restore,
  play: async ({ canvas, userEvent, step }) => {
    await step('C36 if the browser refuses, the amount is selected', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Copy failed. Select the amount and copy it.',
      )
      await expect(window.getSelection()?.toString()).toBe('0.0062')
    })
  },
}

export const Disabled: Story = {
  args: { disabledReason: 'Amounts are hidden. Show amounts to copy this one.' },
  parameters: { snapshot: false },
  beforeEach: () => {
    clipboard = fakeClipboard()
    return clipboard.restore
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-9 a disabled button copies nothing, and says why', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^Amounts are hidden/)
      await expect(clipboard.writes).toEqual([])
    })
  },
}

export const LongText: Story = {
  args: { text: 'a-rather-long-support-mailbox@a-rather-long-domain.sample.test' },
  globals: { viewport: { value: 'w320' }, textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

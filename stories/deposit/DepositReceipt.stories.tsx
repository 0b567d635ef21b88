import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DepositReceipt } from '#ui/deposit/DepositReceipt.tsx'
import { fakeClipboard } from '../address/fake-clipboard.ts'

const meta = {
  component: DepositReceipt,
  args: {
    amount: '250.00',
    supportEmail: 'support@sample.test',
    reported: null,
    onSent: fn(),
    onMail: fn(),
  },
} satisfies Meta<typeof DepositReceipt>
export default meta
type Story = StoryObj<typeof meta>

const sent = { name: 'I have sent it' }
const mail = { name: 'E-mail the receipt' }

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-3, DEP-7 the text says what each button does, and when the deposit counts', async () => {
      await expect(canvas.getByText(/^“I have sent it”/)).toHaveTextContent(
        '“I have sent it” records $250.00 here as pending. “E-mail the receipt” does the same, and opens an email to support for your receipt.',
      )
      await expect(canvas.getByText(/^The deposit counts/)).toHaveTextContent(
        'The deposit counts once it has arrived and we have confirmed it. Its value in US dollars is set then and may differ from the amount you entered.',
      )
    })
    await step('DEP-7 both ways have buttons of the same size', async () => {
      const [a, b] = [canvas.getByRole('button', sent), canvas.getByRole('button', mail)].map((button) =>
        button.getBoundingClientRect(),
      )
      await expect(a?.width).toBe(b?.width)
      await expect(a?.height).toBe(b?.height)
    })
    await step('DEP-7 the first records, DEP-3 the second opens the email', async () => {
      await userEvent.click(canvas.getByRole('button', sent))
      await expect(args.onSent).toHaveBeenCalledTimes(1)
      await expect(args.onMail).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', mail))
      await expect(args.onMail).toHaveBeenCalledTimes(1)
    })
  },
}

let clipboard = fakeClipboard()
clipboard.restore()

export const SupportAddress: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    clipboard = fakeClipboard()
    return clipboard.restore
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-7 support’s address can be copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy support’s address' }))
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(clipboard.writes).toEqual(['support@sample.test'])
    })
  },
}

export const Blocked: Story = {
  parameters: { snapshot: true },
  args: { addressShown: false, disabledReason: 'Available once the address is shown.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-5 both buttons are disabled, and the page says why', async () => {
      await expect(canvas.getAllByText(/once the address is shown/)[0]).toBeVisible()
      for (const name of [sent, mail]) {
        const button = canvas.getByRole('button', name)
        await expect(button).toHaveAccessibleDescription('Available once the address is shown.')
        await userEvent.click(button)
      }
      await expect(args.onSent).not.toHaveBeenCalled()
      await expect(args.onMail).not.toHaveBeenCalled()
    })
    await step('DEP-5 the reason stands close to the buttons', async () => {
      const [reason] = canvas.getAllByText(/once the address is shown/)
      const text = document.createRange()
      text.selectNodeContents(reason ?? document.body)
      const { bottom } = text.getBoundingClientRect()
      const gap = canvas.getByRole('button', sent).getBoundingClientRect().top - bottom
      await expect(gap).toBeLessThanOrEqual(24)
    })
  },
}

export const Sent: Story = {
  parameters: { snapshot: true },
  args: { reported: 'sent' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-7 a reported deposit can’t be recorded again: the button is gone', () =>
      expect(canvas.queryByRole('button', sent)).not.toBeInTheDocument(),
    )
    await step('DEP-3 the email can still be opened, and the text says that it records nothing', async () => {
      await expect(canvas.getByText(/An email does not record the deposit again\.$/)).toBeVisible()
      await expect(canvas.queryByText(/\$250\.00/)).not.toBeInTheDocument()
      await expect(canvas.queryByText(/has arrived/)).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', mail))
      await expect(args.onMail).toHaveBeenCalledTimes(1)
    })
  },
}

export const Mailed: Story = {
  parameters: { snapshot: false },
  args: { reported: 'mailed' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-3 the email can be opened again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the email again' }))
      await expect(args.onMail).toHaveBeenCalledTimes(1)
    })
  },
}

export const LongText: Story = {
  args: {
    amount: '999999999999.99',
    supportEmail: 'a-rather-long-support-mailbox@a-rather-long-domain.sample.test',
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-7 DEP-3 Tab reaches both buttons, and Enter presses them', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', sent)).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSent).toHaveBeenCalledTimes(1)
      await userEvent.tab()
      await expect(canvas.getByRole('button', mail)).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onMail).toHaveBeenCalledTimes(1)
    })
  },
}

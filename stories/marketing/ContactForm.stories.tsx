import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ContactForm } from '#ui/marketing/ContactForm.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: ContactForm,
  args: { to: 'support@example.com', onOpenMail: fn() },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('HLP-2 a note says that the mail program will open', () =>
      expect(canvas.getByText(/Opens your mail program/)).toBeVisible(),
    )
    await step('HLP-2 Submit opens the mail program with a message to support', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Sample Person')
      await userEvent.type(canvas.getByLabelText('Subject'), 'Fee & payout')
      await userEvent.type(canvas.getByLabelText('Message'), 'One line.{enter}Another.')
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(args.onOpenMail).toHaveBeenCalledTimes(1))
      await expect(args.onOpenMail).toHaveBeenCalledWith(
        'mailto:support@example.com?subject=Fee%20%26%20payout&body=One%20line.%0D%0AAnother.%0D%0A%0D%0ASample%20Person',
      )
    })
    await step('HLP-2 a callout says so, and offers the link again', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Send it from there.')
      await expect(canvas.getByRole('link', { name: 'open it again' })).toHaveAttribute(
        'href',
        expect.stringContaining('mailto:support@example.com?subject=Fee'),
      )
    })
    await step('FAIR-7 the input stays', () =>
      expect(canvas.getByLabelText('Message')).toHaveValue('One line.\nAnother.'),
    )
  },
}

export const Refused: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('an empty form shows errors and does not open the mail program', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check 3 fields' })).toHaveFocus())
      await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(/Message is required/)
      await expect(args.onOpenMail).not.toHaveBeenCalled()
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the fields in order', async () => {
      for (const name of ['Name', 'Subject', 'Message']) {
        await userEvent.tab()
        await expect(canvas.getByLabelText(name)).toHaveFocus()
      }
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="contact-form"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

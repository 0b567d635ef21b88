import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { ContactMethods } from '#ui/marketing/ContactMethods.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: ContactMethods,
  args: {
    methods: [
      {
        id: 'whatsapp',
        name: 'WhatsApp',
        info: 'From your phone.',
        prompt: 'Open WhatsApp',
        href: 'https://wa.me/12025550100',
      },
      {
        id: 'phone',
        name: 'Phone Support',
        info: 'Monday to Friday',
        prompt: 'See the numbers',
        href: '#contact',
      },
      {
        id: 'ticket',
        name: 'Ticket request',
        info: 'Opens an e-mail.',
        prompt: 'Request a ticket',
        href: 'mailto:support@example.com',
      },
    ],
  },
} satisfies Meta<typeof ContactMethods>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HLP-1 every method has a link', async () => {
      await expect(canvas.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/12025550100',
      )
      await expect(canvas.getByRole('link', { name: 'See the numbers' })).toHaveAttribute('href', '#contact')
      await expect(canvas.getByRole('link', { name: 'Request a ticket' })).toHaveAttribute(
        'href',
        'mailto:support@example.com',
      )
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: {
    methods: [
      {
        id: 'email',
        name: 'A long name',
        info: 'anaddressthatisverylongandhasnospaces@example.com',
        prompt: 'A long prompt for the link',
        href: '#x',
      },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the methods in order', async () => {
      for (const name of ['Open WhatsApp', 'See the numbers', 'Request a ticket']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    })
  },
}

const ref = createRef<HTMLUListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="contact-methods"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

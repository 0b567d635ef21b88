import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { HelpOptions } from '#ui/marketing/HelpOptions.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: HelpOptions,
  args: {
    options: [
      {
        id: 'email',
        name: 'E-mail',
        info: 'support@example.com',
        prompt: 'Write to support',
        href: 'mailto:support@example.com',
      },
      {
        id: 'phone',
        name: 'Phone Support',
        info: 'Monday to Friday',
        prompt: 'See the numbers',
        href: '#contact',
      },
      { id: 'guides', name: 'Guides', info: 'At your own pace.', prompt: 'Read the guides', href: '#guides' },
    ],
  },
} satisfies Meta<typeof HelpOptions>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('HOME-7 each option has a logo, a name, a text and a descriptive link', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      const link = canvas.getByRole('link', { name: 'See the numbers' })
      await expect(link).toHaveAttribute('href', '#contact')
      await expect(link).toHaveAccessibleDescription('Phone Support')
      await expect(canvasElement.querySelectorAll('li svg').length).toBeGreaterThan(2)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: {
    options: [
      {
        id: 'help',
        name: 'A long name of an option',
        info: 'anaddressthatisverylongandhasnospaces@example.com',
        prompt: 'A long prompt for the link',
        href: '#x',
      },
    ],
  },
}

const ref = createRef<HTMLUListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="help-options"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

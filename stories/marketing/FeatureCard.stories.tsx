import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Coins } from 'lucide-react'
import { FeatureCard, featureLooks } from '#ui/marketing/FeatureCard.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: FeatureCard,
  args: { title: 'Sample feature', text: 'What it does, in a sentence.', className: 'max-w-80' },
} satisfies Meta<typeof FeatureCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the card has a title and a text, but no link', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Sample feature' })).toBeVisible()
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const AsLink: Story = {
  args: { href: '#feature', look: 'card', drawing: 'etf' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the name of the link is the title, and Tab reaches it', async () => {
      const link = canvas.getByRole('link', { name: 'Sample feature' })
      await expect(link).toHaveAttribute('href', '#feature')
      await userEvent.tab()
      await expect(link).toHaveFocus()
    })
    await step('the link covers the whole card', async () => {
      const { left, bottom } = canvas.getByText('What it does, in a sentence.').getBoundingClientRect()
      await expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(canvas.getByRole('link'))
    })
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      {featureLooks.map((look) => (
        <FeatureCard key={look} {...args} look={look} title={look} icon={<Coins />} />
      ))}
      {featureLooks.map((look) => (
        <FeatureCard key={look} {...args} look={look} title={`${look}, drawn`} drawing="stop" />
      ))}
    </div>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="feature-card"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

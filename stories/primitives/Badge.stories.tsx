import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShieldCheck } from 'lucide-react'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Badge, badgeTones } from '#ui/primitives/Badge.tsx'

const meta = {
  component: Badge,
  args: { tone: 'pending', children: 'Pending' },
  argTypes: { tone: { options: badgeTones, control: 'inline-radio' }, icon: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('it says its word, and its icon is silent', async () => {
      const badge = canvas.getByText('Pending').parentElement
      await expect(badge).toHaveTextContent(/^Pending$/)
      await expect(badge?.querySelector('svg')?.closest('[aria-hidden=true]')).toBeTruthy()
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="gain" icon={<ShieldCheck />}>
        Verified
      </Badge>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: { children: 'A status with a name that is much longer than a phone is wide' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('it wraps inside the window', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLSpanElement>()
export const RestLandsOnTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { pixels: false },
  play: async ({ step }) => {
    await step('id, class and ref land on the badge', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShieldCheck } from 'lucide-react'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Badge, badgeTones } from '#ui/primitives/Badge.tsx'
import { expectBackground, expectRole } from '../foundations/role-color.ts'

const meta = {
  component: Badge,
  args: { tone: 'pending', children: 'Pending' },
  argTypes: { tone: { options: badgeTones, control: 'inline-radio' }, icon: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the text is read, and the icon is hidden from screen readers', async () => {
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
  play: async ({ canvas, step }) => {
    await step('each tone has the colors of its meaning', async () => {
      for (const [tone, ink, ground] of [
        ['neutral', 'ink', 'sunken'],
        ['gain', 'gain', 'gain-soft'],
        ['loss', 'loss', 'loss-soft'],
        ['pending', 'pending', 'pending-soft'],
        ['accent', 'link', 'accent-soft'],
      ] as const) {
        const badge = canvas.getByText(tone).closest('[data-slot=badge]')
        await expectRole(badge, ink)
        await expectBackground(badge, ground)
      }
    })
  },
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
// In forced colors, the browser's colors replace all others.
export const StatesForcedColors: Story = { ...States, play: undefined, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: { children: 'A status with a name that is much longer than a phone is wide' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('the text wraps inside the window', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the badge', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}

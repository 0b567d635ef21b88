import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { expectBackground, expectRole } from '../foundations/role-color.ts'
import { Callout, calloutTones } from '#ui/primitives/Callout.tsx'

const meta = {
  component: Callout,
  args: { tone: 'warning', children: 'Send only USDT on this network. Anything else is lost.' },
  argTypes: { tone: { options: calloutTones, control: 'inline-radio' } },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the tone is shown as a word, not only as a color', () =>
      expect(canvas.getByText('Warning')).toBeVisible(),
    )
    await step('it is not a live region by default', async () => {
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      {calloutTones.map((tone) => (
        <Callout key={tone} tone={tone}>
          What it is about, in a sentence or two.
        </Callout>
      ))}
      <Callout tone="danger" title="You are offline" action={<Button variant="secondary">Try again</Button>}>
        Nothing was sent. What you typed is still here.
      </Callout>
      <Callout tone="info" title="A title alone" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each tone has the colors of its meaning', async () => {
      for (const [word, ink, ground] of [
        ['Note', 'link', 'accent-soft'],
        ['Done', 'gain', 'gain-soft'],
        ['Warning', 'warning-ink', 'warning'],
        ['Problem', 'danger', 'loss-soft'],
      ] as const) {
        const title = canvas.getByText(word)
        await expectRole(title, ink)
        await expectBackground(title.closest('[data-slot=callout]'), ground)
      }
    })
  },
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
// In forced colors, the browser's colors replace all others.
export const StatesForcedColors: Story = { ...States, play: undefined, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
export const LargeText: Story = {
  ...States,
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('nothing runs over the edge', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const OwnTitle: Story = {
  name: 'With a title',
  args: { title: 'Check the network' },
  play: async ({ canvas, step }) => {
    await step('screen readers read the tone before a custom title', () =>
      expect(canvas.getByText('Check the network')).toHaveTextContent('Warning: Check the network'),
    )
  },
}

export const Polite: Story = {
  name: 'Announced when the reader pauses',
  args: { live: 'polite', tone: 'success' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('it is announced politely', () => expect(canvas.getByRole('status')).toBeVisible())
  },
}
export const Assertive: Story = {
  name: 'Announced at once',
  args: { live: 'assertive', tone: 'danger' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('it is announced at once', () => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}

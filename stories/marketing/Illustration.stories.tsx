import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { drawings, type DrawingName } from '#ui/marketing/drawings.tsx'
import { Illustration } from '#ui/marketing/Illustration.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

/** Shows the drawing by its name. Its lines would fill pages. */
const code = (source: string) => ({ docs: { source: { code: source } } })

const meta = {
  component: Illustration,
  args: { children: drawings.sail },
} satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { className: 'max-w-80' },
  parameters: code('<Illustration>{drawings.sail}</Illustration>'),
  play: async ({ canvasElement, step }) => {
    await step('it is decorative and hidden from assistive technology', () =>
      expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
    )
  },
}

const all = Object.keys(drawings) as DrawingName[]
export const States: Story = {
  parameters: code(
    'Object.keys(drawings).map((name) => (\n  <Illustration key={name}>{drawings[name]}</Illustration>\n))',
  ),
  render: () => (
    <ul className="grid grid-cols-2 gap-8 sm:grid-cols-4">
      {all.map((name) => (
        <li key={name}>
          <Illustration>{drawings[name]}</Illustration>
          <span className="text-sm text-muted">{name}</span>
        </li>
      ))}
    </ul>
  ),
}

export const StandsOnABorder: Story = {
  parameters: code('<Illustration horizon={false}>{drawings.lighthouse}</Illustration>'),
  render: () => (
    <div className="border-b border-line-strong">
      <Illustration horizon={false} className="-mb-px max-w-60">
        {drawings.lighthouse}
      </Illustration>
    </div>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<SVGSVGElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="illustration"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

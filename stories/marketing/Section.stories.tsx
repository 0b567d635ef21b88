import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Section, sectionLayouts, sectionTones } from '#ui/marketing/Section.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: Section,
  args: {
    title: 'Sample title',
    intro: 'What this part is about, in a sentence.',
    children: <p>The content.</p>,
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the name of the section is its heading', async () => {
      await expect(canvas.getByRole('region', { name: 'Sample title' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 2, name: 'Sample title' })).toBeVisible()
    })
  },
}

export const Small: Story = {
  args: { size: 'sm', note: '2 min read', layout: 'split' },
  play: async ({ canvas, step }) => {
    await step('the note is below the intro', () => expect(canvas.getByText('2 min read')).toBeVisible())
  },
}

export const States: Story = {
  render: (args) => (
    <>
      {sectionLayouts.map((layout) =>
        sectionTones.map((tone) => (
          <Section
            key={`${layout} ${tone}`}
            {...args}
            layout={layout}
            tone={tone}
            title={`${layout}, ${tone}`}
          />
        )),
      )}
    </>
  ),
}

export const NoIntro: Story = { args: { intro: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: { title: 'A title of many words that needs more than one line on a phone' },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="section"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

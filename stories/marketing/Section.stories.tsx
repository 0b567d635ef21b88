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

export const LinkedTo: Story = {
  args: { id: 'linked-to', children: <a href="#linked-to">A link in it</a> },
  play: async ({ canvas, userEvent, step }) => {
    await step('a link to it can move the focus here, and Tab goes on with its content', async () => {
      const section = canvas.getByRole('region', { name: 'Sample title' })
      section.focus()
      await expect(section).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'A link in it' })).toHaveFocus()
    })
    await step('Tab skips the section itself', async () => {
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('region', { name: 'Sample title' })).not.toHaveFocus()
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, within } from 'storybook/test'
import { LegalDocument } from '#ui/marketing/LegalDocument.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: LegalDocument,
  args: {
    inForce: { iso: '2026-11-02', text: 'November 2, 2026' },
    changes: [
      { date: { iso: '2026-11-03', text: 'November 3, 2026' }, what: 'A sample change.' },
      { date: { iso: '2026-11-01', text: 'November 1, 2026' }, what: 'First version.' },
    ],
    sections: [
      { id: 'first', title: 'First section', blocks: ['A paragraph.', ['An item.', 'Another item.']] },
      { id: 'second', title: 'Second section', blocks: ['A paragraph.'] },
    ],
  },
} satisfies Meta<typeof LegalDocument>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('LGL-1 the table of contents links to each section', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
      await expect(links).toHaveLength(2)
      for (const link of links)
        await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument()
    })
    await step('LGL-1 both dates are shown, with a machine-readable form', async () => {
      await expect(canvas.getByText('November 2, 2026')).toHaveAttribute('datetime', '2026-11-02')
      // The change log repeats the second one.
      await expect(canvas.getAllByText('November 3, 2026')[0]).toHaveAttribute('datetime', '2026-11-03')
    })
    await step('a list has list items', () => expect(canvas.getByText('An item.').tagName).toBe('LI'))
  },
}

export const ChangeLog: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'LGL-1 a change log says what changed and when, and a link at the top leads to it',
      async () => {
        const log = within(canvas.getByRole('region', { name: 'Change log' }))
        await expect(log.getByText('A sample change.')).toBeVisible()
        await expect(log.getByText('November 1, 2026').tagName).toBe('TIME')
        await expect(canvas.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
          'href',
          '#change-log',
        )
      },
    )
  },
}

export const LinkedTo: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('a link can move the focus to a section, and Tab skips the sections', async () => {
      const section = canvas.getByRole('region', { name: /First section/ })
      section.focus()
      await expect(section).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('link', { name: 'See what changed' })).toHaveFocus()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="legal-document"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}

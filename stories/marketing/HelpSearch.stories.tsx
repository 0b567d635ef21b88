import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { HelpEntry } from '#ui/marketing/find-help.ts'
import { HelpSearch } from '#ui/marketing/HelpSearch.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'

const entries: HelpEntry[] = [
  {
    kind: 'Question',
    title: 'What does a withdrawal cost?',
    text: 'A percentage that is set for your account.',
  },
  {
    kind: 'Guide',
    title: 'Words explained',
    text: 'Short explanations.',
    href: '#words',
    more: 'Spread Cost',
  },
]

const meta = {
  component: HelpSearch,
  args: {
    load: fn(() => Promise.resolve(entries)),
    quiet: 0,
    contact: { label: 'email support', href: 'mailto:support@plainsail.example' },
    className: 'max-w-lg',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LiveRegion />
      </>
    ),
  ],
} satisfies Meta<typeof HelpSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search questions and guides' })
    await step('HLP-1 the index loads only when the field gets the focus', async () => {
      await expect(args.load).not.toHaveBeenCalled()
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await expect(args.load).toHaveBeenCalledOnce()
    })
    await step('HLP-1 it finds questions, with their answers, and guides, as links', async () => {
      await userEvent.keyboard('cost')
      const results = await canvas.findAllByRole('listitem')
      await expect(results).toHaveLength(2)
      await expect(results[0]).toHaveTextContent('A percentage that is set for your account.')
      await expect(
        within(results[1] ?? field).getByRole('link', { name: 'Words explained' }),
      ).toHaveAttribute('href', '#words')
    })
    await step('HLP-1 the number of results is shown and announced', async () => {
      await expect(canvas.getByText('2 results', { selector: 'p' })).toBeVisible()
      await waitFor(() =>
        expect(document.querySelector('[data-slot="live-region"]')).toHaveTextContent('2 results'),
      )
    })
    await step('Tab reaches the result, and Escape in the field clears the search', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Words explained' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    })
  },
}

export const NoResults: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('HLP-1 without a result it says so and offers to contact support', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
      await expect(await canvas.findByText('No results', { selector: 'p' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'email support' })).toBeVisible()
    })
  },
}

export const NotLoaded: Story = {
  args: { load: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('FAIR-7 if the index can’t be loaded, it says so, and typing tries again', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'c')
      await expect(await screen.findByText(/The search could not be loaded/)).toBeVisible()
      await userEvent.type(canvas.getByRole('searchbox'), 'o')
      await expect(args.load).toHaveBeenCalledTimes(3)
    })
  },
}

const withResults: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'cost')
  await canvas.findAllByRole('listitem')
}
export const Dark: Story = { globals: { theme: 'dark' }, play: withResults }
export const W320: Story = { globals: { viewport: { value: 'w320' } }, play: withResults }
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: withResults,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: withResults }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      const root = canvasElement.querySelector('[data-slot="help-search"]')
      await expect(root).toHaveClass('mt-1')
      await expect(root).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(root)
    })
  },
}

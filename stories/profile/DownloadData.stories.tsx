import { DownloadData } from '#ui/profile/DownloadData.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const file = 'account-data-2026-11-23.json'

const meta = {
  component: DownloadData,
  args: { onDownload: fn(), pending: false, outcome: null },
} satisfies Meta<typeof DownloadData>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('ACC-4 the button creates the file, also with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Download as JSON' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDownload).toHaveBeenCalledTimes(1)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('while the lists are read, a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
      await expect(args.onDownload).not.toHaveBeenCalled()
    })
  },
}

export const Created: Story = {
  args: { outcome: { kind: 'created', file, missing: [] } },
  play: async ({ canvas, step }) => {
    await step('it announces the name of the file', () =>
      expect(canvas.getByRole('status')).toHaveTextContent(file),
    )
  },
}

export const Incomplete: Story = {
  args: { outcome: { kind: 'created', file, missing: ['1 detail', '2 deposits'] } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 it says what the file lacks', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/not complete.*1 detail and 2 deposits/),
    )
  },
}

export const Failed: Story = {
  args: {
    outcome: {
      kind: 'failed',
      lists: ['your deposits', 'your withdrawals'],
      reason: 'You seem to be offline. Check your connection and try again.',
    },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 it says that there is no file, which lists failed, and why', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /No file was created.*Your deposits and your withdrawals could not be read\. You seem to be offline/,
      ),
    )
    await step('the button stays, for the next try', () =>
      expect(canvas.getByRole('button', { name: 'Download as JSON' })).toBeVisible(),
    )
  },
}

export const AmountsHidden: Story = {
  args: { amountsHidden: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-9 it says that the file contains the amounts', () =>
      expect(canvas.getByText(/The file contains your amounts/)).toBeVisible(),
    )
  },
}

export const LargeText: Story = { ...Incomplete, globals: { textSize: '200%' } }
export const RightToLeft: Story = { ...Incomplete, globals: { direction: 'rtl' } }
export const ForcedColors: Story = { ...Incomplete, parameters: { forcedColors: true } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}

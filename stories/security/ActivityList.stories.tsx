import { ActivityList } from '#ui/security/ActivityList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { entries, entry, hostile, manyEntries } from './security-samples.ts'

const meta = {
  component: ActivityList,
  args: { entries, onRetry: fn(), onNotMe: fn(), onOlder: fn() },
} satisfies Meta<typeof ActivityList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('CAP-3 each entry says what happened, with the server’s details', async () => {
      const [first, second, third] = canvas.getAllByRole('listitem')
      await expect(first).toHaveTextContent(/^Signed inChrome on Linux, near Sampletown, on Mar 1, 2026/)
      await expect(second).toHaveTextContent(/^Withdrawal requestedWDR-SAMPLE-0003, on Mar 1, 2026/)
      await expect(third).toHaveTextContent(/^Sign-in refusedFirefox on Windows, on Feb 27, 2026/)
    })
    await step('each entry has “This was not me”, which works with the keyboard', async () => {
      await expect(canvas.getAllByRole('button', { name: /^This was not me/ })).toHaveLength(3)
      canvas.getByRole('button', { name: 'This was not me: Sign-in refused' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNotMe).toHaveBeenCalledWith(entries[2])
    })
    await step('earlier entries are loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show earlier activity' }))
      await expect(args.onOlder).toHaveBeenCalledTimes(1)
    })
  },
}

export const Here: Story = {
  args: { entries: entries.map((each, at) => ({ ...each, here: at === 0 })) },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-3 the sign-in of this browser is marked', async () => {
      const [first, second] = canvas.getAllByRole('listitem')
      await expect(first).toHaveTextContent(/^Signed inChrome on Linux, this browser, near Sampletown/)
      await expect(second).not.toHaveTextContent('this browser')
    })
  },
}

export const Reported: Story = {
  args: { entries: entries.slice(0, 1).map((each) => ({ ...each, kind: 'not-me', result: 'done' })) },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-3 the entry of the report itself can’t be reported', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent(/^You said “This was not me”/)
      await expect(canvas.queryByRole('button', { name: /^This was not me/ })).not.toBeInTheDocument()
    })
  },
}

/** A list whose next page is the last one. */
function Live(props: ComponentProps<typeof ActivityList>) {
  const [all, setAll] = useState(false)
  const older = all ? {} : { onOlder: () => setAll(true) }
  return <ActivityList {...props} {...older} entries={all ? entries : entries.slice(0, 2)} />
}
export const FocusIsKept: Story = {
  args: { onOlder: undefined },
  render: (args) => <Live {...args} />,
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('A11Y after the last page, the focus moves to the end of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show earlier activity' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await waitFor(() => expect(canvas.getByText('No earlier activity.')).toHaveFocus())
    })
  },
}
export const LongList: Story = {
  args: { entries: manyEntries, onOlder: undefined },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('CAP-3 the five newest are shown at first', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
      await expect(canvas.getByRole('button', { name: 'Show all 11' })).toBeVisible()
      await expect(canvas.queryByText('No earlier activity.')).not.toBeInTheDocument()
    })
  },
}
export const LongListShownWhole: Story = {
  args: { entries: manyEntries },
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-3 as long as the server has more, the button doesn’t say “all”', async () => {
      await expect(canvas.queryByRole('button', { name: 'Show earlier activity' })).not.toBeInTheDocument()
      canvas.getByRole('button', { name: 'Show more' }).focus()
    })
    await step('A11Y the focus moves to the first row that was added', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(11)
      await expect(canvas.getAllByRole('listitem')[5]).toHaveFocus()
      await expect(canvas.getByRole('button', { name: 'Show earlier activity' })).toBeVisible()
    })
  },
}
export const Loading: Story = { args: { entries: undefined, onOlder: undefined } }
export const Empty: Story = { args: { entries: [], onOlder: undefined } }
export const Failed: Story = {
  args: {
    entries: undefined,
    onOlder: undefined,
    error: 'This is not available at the moment. Try again later.',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('CAP-3 “This was not me” works without the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Someone else used my account' }))
      await expect(args.onNotMe).toHaveBeenCalledWith()
    })
  },
}
export const NotRefreshed: Story = { args: { error: 'We could not reach the server.' } }
export const EarlierFailed: Story = {
  args: { problem: 'We could not reach the server. Check your connection and try again.', unreadable: 2 },
}
export const UnknownKind: Story = {
  args: {
    entries: [
      { ...entry, id: 'u1', kind: 'card-frozen', result: null, at: null },
      { ...entry, id: 'u2', kind: hostile, agent: hostile, place: hostile, reference: hostile },
    ],
    onOlder: undefined,
  },
  globals: { textSize: '200%' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('CAP-3 FAIR-7 an unknown kind is shown as the server sent it, and not as done', () =>
      expect(canvas.getByText('card-frozen: done or refused, we could not read which')).toBeVisible(),
    )
    await step('C32 markup is shown as text', () => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}

import { SessionList } from '#ui/security/SessionList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { current, hostile, manySessions, phone } from './security-samples.ts'

const meta = {
  component: SessionList,
  args: {
    sessions: [phone, current],
    onRetry: fn(),
    onEnd: fn(),
    onEndOthers: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SessionList>
export default meta
type Story = StoryObj<typeof meta>

const question = () => within(screen.getByRole('alertdialog'))

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('CAP-3 the current one comes first, is marked, and can’t be signed out here', async () => {
      const [first] = canvas.getAllByRole('listitem')
      await expect(first).toHaveTextContent('Chrome on Linux this browser')
      await expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    })
    await step('one is signed out with the keyboard', async () => {
      canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onEnd).toHaveBeenCalledWith(phone)
    })
    await step('signing out everywhere else needs a confirmation, and Escape does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
      await expect(screen.getByRole('alertdialog')).toHaveTextContent('This browser stays signed in.')
      await waitFor(() => expect(question().getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(args.onEndOthers).not.toHaveBeenCalled()
    })
  },
}

/** A list that loses what is signed out, like the page's. */
function Live(props: ComponentProps<typeof SessionList>) {
  const [sessions, setSessions] = useState(props.sessions)
  return (
    <SessionList
      {...props}
      sessions={sessions}
      onEnd={({ id }) => setSessions(sessions?.filter((session) => session.id !== id))}
      onEndOthers={() => Promise.resolve(setSessions(sessions?.filter((session) => session.current)))}
    />
  )
}
export const FocusIsKept: Story = {
  args: { sessions: [current, phone, { ...phone, id: 's3', agent: 'Firefox on Windows' }] },
  render: (args) => <Live {...args} />,
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('A11Y the focus moves to the count, because the pressed button has disappeared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }))
      await waitFor(() => expect(canvas.getByText('Your account has 2 active sign-ins.')).toHaveFocus())
    })
    await step('also after the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
      await userEvent.click(question().getByRole('button', { name: 'Sign out everywhere else' }))
      await waitFor(() => expect(canvas.getByText('Your account has 1 active sign-in.')).toHaveFocus())
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
}
export const OnlyThisBrowser: Story = { args: { sessions: [current] } }
export const LongList: Story = {
  args: { sessions: manySessions },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('CAP-3 five are shown at first, this browser among them, and all are counted', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('this browser')
      await expect(canvas.getByText('Your account has 11 active sign-ins.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Show all 11' })).toBeVisible()
    })
  },
}
export const LongListShownWhole: Story = {
  args: { sessions: manySessions },
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'A11Y Show all works by keyboard, and the focus moves to the first row that was added',
      async () => {
        canvas.getByRole('button', { name: 'Show all 11' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getAllByRole('listitem')).toHaveLength(11)
        await expect(canvas.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
        await expect(canvas.getAllByRole('listitem')[5]).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Sign out Browser 5' })).toHaveFocus()
      },
    )
  },
}
export const Loading: Story = { args: { sessions: undefined } }
export const Empty: Story = { args: { sessions: [] } }
export const Failed: Story = {
  args: { sessions: undefined, error: 'This is not available at the moment. Try again later.' },
}
export const NotRefreshed: Story = { args: { error: 'We could not reach the server.' } }
export const Unreadable: Story = {
  args: { sessions: [current], unreadable: 2 },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 unreadable ones are counted, and can be signed out', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Your account has 3 active sign-ins. 2 of them could not be read and are not shown.',
      )
      await expect(canvas.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
    })
  },
}
export const NotSignedOut: Story = {
  args: {
    endingId: 's2',
    problem: {
      title: 'We cannot tell whether Safari on iPhone is signed out',
      why: 'The server took too long to answer. The list shows what the server says now.',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
}
export const HostileText: Story = {
  args: {
    sessions: [
      current,
      { ...phone, agent: hostile, place: hostile },
      { id: 's4', current: false, agent: null, place: null, createdAt: null, seenAt: null },
    ],
  },
  globals: { textSize: '200%' },
  play: async ({ canvasElement, step }) => {
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

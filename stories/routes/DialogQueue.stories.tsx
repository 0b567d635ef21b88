import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useDialogOpen, useDialogQueue, usePauseDialogs } from '#app/shell/dialog-queue.ts'

function Queued({ id, wants }: { id: string; wants: boolean }) {
  const turn = useDialogQueue(id, wants)
  return (
    <li>
      {id}: {turn ? 'open' : 'closed'}
    </li>
  )
}

function Cover({ on }: { on: boolean }) {
  usePauseDialogs(on)
  return null
}

type Props = {
  /** The dialogs that are queued, in the order of their requests. */
  wanting: readonly string[]
  /** The dialogs on the page. */
  mounted?: readonly string[]
  /** The elements that cover the page. */
  covers?: readonly string[]
}

const dialogs = ['first', 'second', 'third'] as const
const covering = ['loader', 'review'] as const

/** Whether each of three dialogs may open, and whether tips pause. */
function Page({ wanting, mounted = dialogs, covers = [] }: Props) {
  const open = useDialogOpen()
  return (
    <>
      <ul>
        {dialogs
          .filter((id) => mounted.includes(id))
          .map((id) => (
            <Queued key={id} id={id} wants={wanting.includes(id)} />
          ))}
      </ul>
      {covering.map((id) => (
        <Cover key={id} on={covers.includes(id)} />
      ))}
      <p>Tips: {open ? 'paused' : 'shown'}</p>
    </>
  )
}

let go: (next: Props) => void
function Changing() {
  const [props, setProps] = useState<Props>({ wanting: [] })
  useEffect(() => {
    go = setProps
  }, [])
  return <Page {...props} />
}

const meta = {
  tags: ['!autodocs'],
  component: Changing,
  parameters: { snapshot: false },
} satisfies Meta<typeof Changing>
export default meta
type Story = StoryObj<typeof meta>

/** Changes the page, and checks which dialogs are open then. */
async function shows(root: HTMLElement, next: Props, open: readonly string[]) {
  go(next)
  await waitFor(async () => {
    const rows = Array.from(root.querySelectorAll('li'), (row) => row.textContent ?? '')
    await expect(rows.filter((row) => row.endsWith('open'))).toEqual(open.map((id) => `${id}: open`))
    await expect(root).toHaveTextContent(`Tips: ${open.length > 0 ? 'paused' : 'shown'}`)
  })
  // No later effect changes it.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const last = Array.from(root.querySelectorAll('li'), (row) => row.textContent ?? '')
  await expect(last.filter((row) => row.endsWith('open'))).toEqual(open.map((id) => `${id}: open`))
}

export const OneAtATime: Story = {
  play: async ({ canvasElement: root, step }) => {
    await step(
      'GLB-4 DSH-4 DSH-5 dialogs open one after the other, in the order of their requests',
      async () => {
        await shows(root, { wanting: [] }, [])
        await shows(root, { wanting: ['second'] }, ['second'])
        await shows(root, { wanting: ['first', 'second'] }, ['second'])
        await shows(root, { wanting: ['first', 'second', 'third'] }, ['second'])
        await shows(root, { wanting: ['first', 'third'] }, ['first'])
        await shows(root, { wanting: ['third'] }, ['third'])
        await shows(root, { wanting: [] }, [])
      },
    )
    await step('a dialog that requests to open again waits behind the others', async () => {
      await shows(root, { wanting: ['first'] }, ['first'])
      await shows(root, { wanting: ['first', 'second'] }, ['first'])
      await shows(root, { wanting: ['second'] }, ['second'])
      await shows(root, { wanting: ['first', 'second'] }, ['second'])
      await shows(root, { wanting: [] }, [])
    })
  },
}

export const LeavesTheQueue: Story = {
  play: async ({ canvasElement: root, step }) => {
    await step('a dialog that no longer wants to open loses its place, open or waiting', async () => {
      await shows(root, { wanting: ['first'] }, ['first'])
      await shows(root, { wanting: ['first', 'second'] }, ['first'])
      await shows(root, { wanting: ['first', 'second', 'third'] }, ['first'])
      await shows(root, { wanting: ['first', 'third'] }, ['first'])
      await shows(root, { wanting: ['third'] }, ['third'])
    })
    await step('a dialog whose page is left makes room for the next one', async () => {
      await shows(root, { wanting: ['third', 'first'] }, ['third'])
      await shows(root, { wanting: ['third', 'first'], mounted: ['first', 'second'] }, ['first'])
      await shows(root, { wanting: [], mounted: [] }, [])
      await shows(root, { wanting: ['second'] }, ['second'])
      await shows(root, { wanting: [] }, [])
    })
  },
}

export const Paused: Story = {
  play: async ({ canvasElement: root, step }) => {
    await step('nothing opens while something covers the page, and an open dialog is hidden', async () => {
      await shows(root, { wanting: ['first'] }, ['first'])
      await shows(root, { wanting: ['first', 'second'], covers: ['loader'] }, [])
    })
    await step('two covers count separately: the queue continues only after both are gone', async () => {
      await shows(root, { wanting: ['first', 'second'], covers: ['loader', 'review'] }, [])
      await shows(root, { wanting: ['first', 'second'], covers: ['review'] }, [])
      await shows(root, { wanting: ['first', 'second'] }, ['first'])
    })
    await step('a pause does not change the order, and the next pause works like the first', async () => {
      await shows(root, { wanting: ['second'], covers: ['loader'] }, [])
      await shows(root, { wanting: ['second'] }, ['second'])
      await shows(root, { wanting: [], covers: ['loader'] }, [])
      await shows(root, { wanting: [] }, [])
    })
  },
}

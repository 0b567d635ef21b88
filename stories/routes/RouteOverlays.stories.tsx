import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useDialogQueue } from '#app/shell/dialog-queue.ts'
import { RouteOverlays } from '#app/shell/RouteOverlays.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/primitives/Button.tsx'

/** A page that changes its path. */
function Trip({ loaderFor }: { loaderFor: number }) {
  const [path, setPath] = useState<string>(paths.plans)
  return (
    <main>
      <h1>{path}</h1>
      <Button onClick={() => setPath(paths.about)}>Go on</Button>
      <RouteOverlays path={path} leaving={false} loaderFor={loaderFor} />
    </main>
  )
}

/** A page with a dialog that wants to open by itself. */
function TripWithDialog({ loaderFor }: { loaderFor: number }) {
  const turn = useDialogQueue('sample', true)
  return (
    <>
      <p>{turn ? 'Dialog open' : 'Dialog waits'}</p>
      <Trip loaderFor={loaderFor} />
    </>
  )
}

const meta = {
  tags: ['!autodocs'],
  component: Trip,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    for (const flag of ['tradeNoticeSeen', 'tipsStopped']) sessionStorage.setItem(flag, 'true')
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof Trip>
export default meta
type Story = StoryObj<typeof meta>

const loader = (root: HTMLElement) => root.querySelector('[data-slot=route-loader]')

export const LoaderBetweenPages: Story = {
  args: { loaderFor: 60_000 },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-2 the loader is not shown on the first load', () =>
      expect(loader(canvasElement)).toBeNull(),
    )
    await step('GLB-2 after a route change, it covers the page and names the next one', async () => {
      canvas.getByRole('button', { name: 'Go on' }).click()
      await waitFor(() => expect(loader(canvasElement)).toHaveTextContent('About Us'))
      await expect(canvas.getByRole('heading', { name: paths.about })).toBeInTheDocument()
    })
  },
}

export const LoaderTurnedOff: Story = {
  args: { loaderFor: 0 },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-2 with a duration of 0, it is never rendered', async () => {
      const seen: unknown[] = []
      const observer = new MutationObserver(() => seen.push(loader(canvasElement)))
      observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
      canvas.getByRole('button', { name: 'Go on' }).click()
      await expect(await canvas.findByRole('heading', { name: paths.about })).toBeVisible()
      observer.disconnect()
      await expect(seen.length).toBeGreaterThan(0)
      await expect(seen.filter(Boolean)).toEqual([])
    })
  },
}

export const DialogsWaitForTheLoader: Story = {
  args: { loaderFor: 60_000 },
  parameters: { pixels: false },
  render: ({ loaderFor }) => <TripWithDialog loaderFor={loaderFor} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('GLB-2 a dialog that opens by itself is closed while the loader covers the page', async () => {
      await expect(await canvas.findByText('Dialog open')).toBeVisible()
      canvas.getByRole('button', { name: 'Go on' }).click()
      await waitFor(() => expect(loader(canvasElement)).not.toBeNull())
      await expect(await canvas.findByText('Dialog waits')).toBeInTheDocument()
    })
    await step('GLB-2 it opens once the loader is gone', async () => {
      await userEvent.keyboard('x')
      await waitFor(() => expect(loader(canvasElement)).toBeNull())
      await expect(await canvas.findByText('Dialog open')).toBeVisible()
    })
  },
}

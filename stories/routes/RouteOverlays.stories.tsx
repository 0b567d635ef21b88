import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useDialogQueue } from '#app/shell/dialog-queue.ts'
import { RouteOverlays } from '#app/shell/RouteOverlays.tsx'
import type { SlowNavigation } from '#app/routing/use-slow-navigation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/primitives/Button.tsx'

/** A page that changes its path at once, or whose next page is still loading. */
function Trip({ timed, slow = null }: { timed: boolean; slow?: SlowNavigation['shows'] | null }) {
  const [path, setPath] = useState<string>(paths.plans)
  return (
    <main>
      <h1>{path}</h1>
      <Button onClick={() => setPath(paths.about)}>Go on</Button>
      <RouteOverlays
        path={path}
        leaving={false}
        slow={slow && { path: paths.guides, shows: slow }}
        loader={timed ? 'three-seconds' : 'while-loading'}
        loaderFor={60_000}
      />
    </main>
  )
}

/** A page with a dialog that opens by itself. */
function TripWithDialog() {
  const turn = useDialogQueue('sample', true)
  return (
    <>
      <p>{turn ? 'Dialog open' : 'Dialog waits'}</p>
      <Trip timed />
    </>
  )
}

const meta = {
  tags: ['!autodocs'],
  component: Trip,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    sessionStorage.setItem('tipsStopped', 'true')
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof Trip>
export default meta
type Story = StoryObj<typeof meta>

const loader = (root: HTMLElement) => root.querySelector('[data-slot=route-loader]')

export const ThreeSecondLoader: Story = {
  args: { timed: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-2 the loader is not shown on the first load', () =>
      expect(loader(canvasElement)).toBeNull(),
    )
    await step('GLB-2 after a route change, it covers the page and names it', async () => {
      canvas.getByRole('button', { name: 'Go on' }).click()
      await waitFor(() => expect(loader(canvasElement)).toHaveTextContent('About Us'))
      await expect(canvas.getByRole('heading', { name: paths.about })).toBeInTheDocument()
    })
  },
}

export const ThreeSecondLoaderDismissed: Story = {
  args: { timed: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('GLB-2 a key turns it off for the session', async () => {
      canvas.getByRole('button', { name: 'Go on' }).click()
      await waitFor(() => expect(loader(canvasElement)).not.toBeNull())
      await userEvent.keyboard('a')
      await expect(loader(canvasElement)).toBeNull()
      await expect(sessionStorage.getItem('routeLoaderOff')).toBe('true')
    })
  },
}

export const PageIsReady: Story = {
  args: { timed: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-2 a page whose code has loaded is never covered', async () => {
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
  args: { timed: true },
  parameters: { snapshot: false },
  render: () => <TripWithDialog />,
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

export const PageIsSlow: Story = {
  args: { timed: false, slow: 'loader' },
  play: async ({ canvasElement, step }) => {
    await step('GLB-2 the loader names the page that is loading', () =>
      waitFor(() => expect(loader(canvasElement)).toHaveTextContent('GuidesLoading …')),
    )
  },
}

export const PageIsVerySlow: Story = {
  args: { timed: false, slow: 'skeleton' },
  play: async ({ canvasElement, step }) => {
    await step('GLB-2 the skeleton of the page replaces the loader', () =>
      expect(loader(canvasElement)).toBeNull(),
    )
  },
}

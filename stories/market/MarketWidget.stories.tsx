import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { WIDGET_BASE, widgetNames } from '#ui/market/presets.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { timesHeard } from './heard.ts'
import { holdTimers } from './held-timers.ts'
import { FRAME, loadedIn, painted, say } from './sample-frame.ts'

const SLOW = 10_000

let clock: ReturnType<typeof holdTimers>

const meta = {
  component: MarketWidget,
  tags: ['beta', '!stable'],
  args: {
    preset: { name: 'mini-symbol-overview', symbol: 'BITSTAMP:BTCUSD' },
    label: 'Bitcoin to US dollar',
    frameBase: FRAME,
    className: 'max-w-96',
  },
  argTypes: { theme: { options: ['light', 'dark'], control: 'inline-radio' }, preset: { control: 'object' } },
  beforeEach: () => {
    clock = holdTimers(SLOW)
    return () => clock.release()
  },
} satisfies Meta<typeof MarketWidget>
export default meta
type Story = StoryObj<typeof meta>

const frameIn = (root: HTMLElement) =>
  waitFor(() => {
    const frame = root.querySelector('iframe')
    if (!frame || clock.waiting() === 0) throw new Error('no frame yet')
    return frame
  })

const panel = 'TradingView is not responding'

export const Playground: Story = {
  // The browser renders the content of a frame at an unpredictable time.
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, step }) => {
    const frame = await frameIn(canvasElement)
    const figure = canvas.getByRole('figure', { name: 'Bitcoin to US dollar' })
    await step(
      'WGT-1 the frame loads behind a placeholder of the same size, and can’t be reached by Tab',
      async () => {
        await expect(figure).toHaveAttribute('data-state', 'loading')
        await expect(canvas.getByText(/^Loading from TradingView/)).toBeInTheDocument()
        await expect(frame).toHaveAttribute('inert')
      },
    )
    await step('a frame of the page’s own origin can’t reach the page', () =>
      expect(frame.contentDocument).toBeNull(),
    )
    await step('a message from another window or origin is ignored', async () => {
      say(frame, { name: 'tv-widget-load' }, 'https://elsewhere.invalid')
      window.dispatchEvent(new MessageEvent('message', { data: {}, origin: location.origin, source: window }))
      await painted()
      await expect(figure).toHaveAttribute('data-state', 'loading')
    })
    await step('the frame is shown once it has sent a message', async () => {
      say(frame, { name: 'tv-widget-load' })
      await waitFor(() => expect(figure).toHaveAttribute('data-state', 'alive'))
      await expect(frame).not.toHaveAttribute('inert')
      await expect(frame).toHaveAttribute('title', 'Bitcoin to US dollar: market widget by TradingView')
    })
    await step('a screen reader says the name of the widget at most twice', () =>
      expect(timesHeard('Bitcoin to US dollar', figure)).toBe(2),
    )
    await step('a link credits the provider, and a note says that prices may be delayed', async () => {
      await expect(canvas.getByRole('link', { name: /^TradingView/ })).toHaveAttribute(
        'href',
        'https://www.tradingview.com/',
      )
      await expect(canvas.getByText('Prices may be delayed.')).toBeVisible()
    })
  },
}

export const SkippedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await frameIn(canvasElement)
    await step('the first Tab shows a link that skips the widget', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip this widget' })
      await expect(skip).toHaveFocus()
      await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44)
      const before = location.href
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('End of the widget')).toHaveFocus()
      await expect(location.href).toBe(before)
    })
  },
}

export const Silent: Story = {
  parameters: { snapshot: true },
  // A fixed theme, because the frame would reload for the dark snapshot.
  args: { theme: 'light' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const frame = await frameIn(canvasElement)
    const figure = canvas.getByRole('figure')
    const box = frame.parentElement ?? figure
    const height = box.getBoundingClientRect().height
    await step(
      'WGT-1 a panel of the same size covers a frame that has loaded but sent no message for 10 s',
      async () => {
        await loadedIn(frame)
        await expect(canvas.queryByText(panel)).not.toBeInTheDocument()
        clock.fire()
        await expect(await canvas.findByText(panel)).toBeVisible()
        await expect(box.getBoundingClientRect().height).toBe(height)
        await expect(canvas.getByRole('link', { name: /^Open TradingView/ })).toBeVisible()
      },
    )
    await step('a screen reader says the name of a covered widget once', async () => {
      await expect(timesHeard('Bitcoin to US dollar', figure)).toBe(1)
      await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'Try again',
        'Show the widget anyway',
      ])
    })
    await step('a retry creates a new frame and starts a new wait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(figure).toHaveAttribute('data-state', 'loading')
      await expect(canvasElement.querySelector('iframe')).not.toBe(frame)
      await expect(box).toHaveFocus()
      await expect(clock.waiting()).toBe(1)
    })
    await step('the second wait ends like the first', async () => {
      await loadedIn(await frameIn(canvasElement))
      clock.fire()
      await expect(await canvas.findByText(panel)).toBeVisible()
    })
  },
}

export const ShownAnyway: Story = {
  // The content of the frame depends on the fonts of the machine.
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('WGT-1 the customer can show the loaded content', async () => {
      await loadedIn(await frameIn(canvasElement))
      clock.fire()
      await userEvent.click(await canvas.findByRole('button', { name: /^Show the widget anyway/ }))
      await expect(canvas.getByRole('figure')).toHaveAttribute('data-state', 'alive')
      await expect(canvasElement.querySelector('iframe')).not.toHaveAttribute('inert')
    })
  },
}

const keepLoading = (event: Event) => event.stopImmediatePropagation()

export const Slow: Story = {
  beforeEach: () => {
    document.addEventListener('load', keepLoading, true)
    return () => document.removeEventListener('load', keepLoading, true)
  },
  play: async ({ canvas, canvasElement, step }) => {
    const frame = await frameIn(canvasElement)
    await step('WGT-1 after 10 s without a response, the panel says that it takes too long', async () => {
      clock.fire()
      await expect(await canvas.findByText('TradingView is taking too long')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /^Show the widget anyway/ })).not.toBeInTheDocument()
    })
    await step('a late message still counts', async () => {
      say(frame, { name: 'tv-widget-load' })
      await waitFor(() => expect(canvas.getByRole('figure')).toHaveAttribute('data-state', 'alive'))
    })
  },
}

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })

export const Offline: Story = {
  beforeEach: () => {
    setOnline(false)
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas, canvasElement, step }) => {
    await frameIn(canvasElement)
    await step('WGT-1 offline is reported at once', async () => {
      await expect(await canvas.findByText('You seem to be offline')).toBeVisible()
    })
    await step('it retries automatically once the browser is online', async () => {
      setOnline(true)
      await fireEvent(window, new Event('online'))
      await waitFor(() => expect(canvas.getByRole('figure')).toHaveAttribute('data-state', 'loading'))
    })
    await step(
      'WGT-1 a connection lost during loading is reported at once, not after 10 s as slow',
      async () => {
        setOnline(false)
        await fireEvent(window, new Event('offline'))
        await expect(await canvas.findByText('You seem to be offline')).toBeVisible()
      },
    )
  },
}

export const Blocked: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await frameIn(canvasElement)
    await step('C17 a frame blocked by the content security policy is reported at once', async () => {
      const refusal = new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'frame-src',
        blockedURI: location.origin,
        documentURI: location.href,
        violatedDirective: 'frame-src',
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
      })
      document.dispatchEvent(refusal)
      await expect(await canvas.findByText('This widget was blocked')).toBeVisible()
    })
  },
}

export const NoData: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const frame = await frameIn(canvasElement)
    await step('a panel says that the provider has no data for the symbol', async () => {
      say(frame, { name: 'tv-widget-no-data' })
      await expect(await canvas.findByText('No data for this market')).toBeVisible()
    })
  },
}

export const StandIn: Story = {
  args: { onTrouble: fn(), standIn: { chart: <p>Our own figures</p>, credit: 'Sample figures.' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    const frame = await frameIn(canvasElement)
    await step('our own chart replaces a widget that fails', async () => {
      await loadedIn(frame)
      await expect(canvas.queryByText('Our own figures')).not.toBeInTheDocument()
      await expect(args.onTrouble).not.toHaveBeenCalled()
      clock.fire()
      await expect(await canvas.findByText('Our own figures')).toBeVisible()
      await waitFor(() => expect(args.onTrouble).toHaveBeenCalledOnce())
      await expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible()
    })
    await step('FAIR-3 the credit is replaced too', async () => {
      await expect(canvas.getByText('Sample figures.')).toBeVisible()
      await expect(canvas.queryByText(/Market data by/)).not.toBeInTheDocument()
    })
  },
}

const config = (frame: HTMLIFrameElement) => decodeURIComponent(new URL(frame.src).hash)

export const FollowsTheTheme: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement, step }) => {
    const frame = await frameIn(canvasElement)
    await step('section 9: in the dark theme, the frame is loaded in dark', () =>
      expect(config(frame)).toContain('"colorTheme":"dark"'),
    )
    await step('when the page becomes light, a light frame replaces it', async () => {
      document.documentElement.dataset.theme = 'light'
      await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBe(frame))
      await expect(config(await frameIn(canvasElement))).toContain('"colorTheme":"light"')
      document.documentElement.dataset.theme = 'dark'
    })
  },
}

/** All presets in their sizes. */
export const AllPresets: Story = {
  args: { className: '' },
  render: (args) => (
    <div className="grid gap-6">
      {widgetNames.map((name) => (
        <MarketWidget key={name} {...args} preset={{ name }} label={name} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'section 9: each has its height, and only the technical analysis says that it is not advice',
      async () => {
        const heights = canvas
          .getAllByRole('figure')
          .map((figure) => figure.querySelector('div')?.getBoundingClientRect().height)
        await expect(heights).toEqual([610, 76, 220, 450, 400, 450])
        const analysis = within(canvas.getByRole('figure', { name: 'technical-analysis' }))
        await expect(analysis.getByText('Computed from indicators; not advice.')).toBeInTheDocument()
        await expect(canvas.getAllByText('Computed from indicators; not advice.')).toHaveLength(1)
      },
    )
    await step('the default is the provider’s URL', () =>
      expect(WIDGET_BASE).toBe('https://www.tradingview-widget.com/embed-widget'),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' }, play: Silent.play }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the figure', async () => {
      const figure = canvas.getByRole('figure')
      await expect(figure).toHaveAttribute('id', 'sample')
      await expect(figure).toHaveClass('max-w-96')
      await expect(ref.current).toBe(figure)
    })
  },
}

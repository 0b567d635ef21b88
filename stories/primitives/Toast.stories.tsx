import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { ToastRegion, useCloseToast, useToast, type ToastMessage } from '#ui/primitives/Toast.tsx'
import { fakeClock } from '../shell/fake-clock.ts'

const onShown = fn()

const DURATION = 40_000
let clock: ReturnType<typeof fakeClock>
/** Holds the timer of a toast, so that a slow machine finds it still there. After a pause, the timer has what was left of its duration. */
const holdToast = () => {
  clock = fakeClock((delay) => delay > DURATION / 2 && delay <= DURATION)
  return clock.restore
}

function Sample(message: ToastMessage) {
  const show = useToast()
  const click = () => {
    show(message)
    onShown()
  }
  return <Button onClick={click}>Show</Button>
}

const meta = {
  component: Sample,
  subcomponents: { ToastRegion },
  args: { title: 'Profile updated', text: 'The changes are saved.' },
  parameters: {
    docs: {
      source: {
        language: 'tsx',
        transform: (_: string, { args }: { args: ToastMessage }) =>
          `const show = useToast()\n\nshow(${JSON.stringify(args, null, 2).replaceAll(/"(\w+)":/g, '$1:')})`,
      },
    },
  },
  decorators: (Story) => (
    <div className="min-h-60">
      <ToastRegion>
        <Story />
      </ToastRegion>
    </div>
  ),
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { tone: 'success' },
  play: async ({ canvas, userEvent, step }) => {
    await step('it has a title, a text and, for screen readers, a word for the tone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
      const region = canvas.getByRole('region', { name: /^Notifications/ })
      await expect(region).toHaveTextContent('Done: Profile updated')
      await expect(region).toHaveTextContent('The changes are saved.')
    })
    await step('it is announced outside the app, so that an open dialog does not suppress it', async () => {
      const announcement = await screen.findByRole('status')
      await waitFor(() => expect(announcement).toHaveTextContent('Profile updated'))
      await expect(announcement.closest('#storybook-root')).toBeNull()
    })
    await step('the close button closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
      await waitFor(() => expect(canvas.queryByText('The changes are saved.')).not.toBeInTheDocument())
    })
  },
}

export const DisappearsByItself: Story = {
  name: 'Disappears after a while',
  args: { duration: DURATION },
  parameters: { snapshot: false },
  beforeEach: holdToast,
  play: async ({ canvas, userEvent, step }) => {
    await step('it disappears after its duration, and not earlier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
      clock.advance(DURATION - 1)
      await expect(canvas.getByText('Profile updated')).toBeVisible()
      clock.advance(1)
      await waitFor(() => expect(canvas.queryByText('Profile updated')).not.toBeInTheDocument())
    })
  },
}

export const HeldByFocus: Story = {
  name: 'Stays while focused',
  args: { duration: DURATION },
  parameters: { snapshot: false },
  beforeEach: holdToast,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await step('FAIR-8 it stays while it has the focus, and disappears when it loses the focus', async () => {
      canvas.getByRole('button', { name: 'Close notification' }).focus()
      clock.advance(DURATION)
      await expect(canvas.getByText('Profile updated')).toBeVisible()
      canvas.getByRole('button', { name: 'Show' }).focus()
      clock.advance(DURATION)
      await waitFor(() => expect(canvas.queryByText('Profile updated')).not.toBeInTheDocument())
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await step(
      'F8 moves the focus to the notifications, Tab reaches the close button, and Escape closes',
      async () => {
        await userEvent.keyboard('{F8}')
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByText('Profile updated')).not.toBeInTheDocument())
      },
    )
  },
}

export const AtMostThree: Story = {
  name: 'Three at most',
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('only the newest three are shown, so that they do not cover the page', async () => {
      for (let i = 0; i < 5; i += 1) await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
      await expect(onShown).toHaveBeenCalled()
      await expect(canvas.getAllByText('Profile updated')).toHaveLength(3)
    })
  },
}

function Deposit() {
  const show = useToast()
  const close = useCloseToast()
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => show({ title: 'Not confirmed yet', about: 'deposit-1', duration: Infinity })}>
        Unknown
      </Button>
      <Button onClick={() => show({ title: 'Deposit recorded', about: 'deposit-1', duration: Infinity })}>
        Recorded
      </Button>
      <Button onClick={() => show({ title: 'Profile updated', duration: Infinity })}>Another</Button>
      <Button onClick={() => close('deposit-1')}>Close</Button>
    </div>
  )
}

export const SameSubject: Story = {
  name: 'About the same thing',
  parameters: { snapshot: false },
  render: () => <Deposit />,
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('FAIR-7 a later toast on the same subject replaces only the earlier one', async () => {
      await press('Unknown')
      await press('Another')
      await press('Recorded')
      await expect(await canvas.findByText('Deposit recorded')).toBeVisible()
      await expect(canvas.queryByText('Not confirmed yet')).not.toBeInTheDocument()
      await expect(canvas.getByText('Profile updated')).toBeVisible()
    })
    await step('a toast can be closed by its subject, and no other toast closes', async () => {
      await press('Close')
      await expect(canvas.queryByText('Deposit recorded')).not.toBeInTheDocument()
      await expect(canvas.getByText('Profile updated')).toBeVisible()
    })
  },
}

export const OnPhone: Story = {
  name: 'On a phone',
  parameters: { snapshot: false },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 it is at the top, below the bar, and covers no button at the lower edge', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
      const toast = canvas.getByText('The changes are saved.').closest('[data-slot="toast"]')
      const { top, bottom } = toast?.getBoundingClientRect() ?? { top: NaN, bottom: NaN }
      await expect(top).toBeGreaterThanOrEqual(60)
      await expect(bottom).toBeLessThan(innerHeight / 2)
    })
  },
}

const show: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
  await expect(canvas.getByRole('region', { name: /^Notifications/ })).toBeVisible()
}

export const ProblemStays: Story = {
  name: 'Error (stays until closed)',
  parameters: { snapshot: true },
  globals: { viewport: { value: 'w375' } },
  args: {
    tone: 'danger',
    title: 'The receipt was not recorded',
    text: 'It is kept here and sent when you are online.',
  },
  play: async (context) => {
    await show(context)
    await context.step('FAIR-7 an error is announced at once and stays', async () => {
      const announcement = await screen.findByText(/Problem:.*The receipt was not recorded/, {
        selector: '[aria-live=assertive]',
      })
      await expect(announcement).toBeInTheDocument()
    })
  },
}
export const Information: Story = {
  parameters: { snapshot: true },
  globals: { viewport: { value: 'w375' } },
  play: show,
}
export const Warning: Story = { args: { tone: 'warning' }, play: show, globals: { theme: 'dark' } }
export const ForcedColors: Story = {
  args: { tone: 'danger' },
  play: show,
  parameters: { forcedColors: true },
}
export const LongTextRightToLeft: Story = {
  args: { title: 'A title that takes more than one line on a phone', text: 'A longer text. '.repeat(6) },
  play: async (context) => {
    await show(context)
    await context.step('the text keeps most of the width', async () => {
      const [title] = context.canvas.getAllByText('A title that takes more than one line on a phone')
      await expect(title?.offsetWidth).toBeGreaterThan(100)
    })
  },
  globals: { direction: 'rtl', textSize: '200%', viewport: { value: 'w320' } },
}

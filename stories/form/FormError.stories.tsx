import type { FormFailure } from '#ui/form/form-failure.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { announcements } from '#ui/lib/announce.ts'
import { timings } from '#ui/lib/component-timings.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn } from 'storybook/test'
import { fakeClock } from '../shell/fake-clock.ts'
import { SampleForm } from './SampleForm.tsx'

const onSubmit = fn()

const meta = {
  component: FormError,
  args: { failure: { message: 'The email or the password is not right.' }, title: 'You are not signed in' },
  render: (args) => (
    <form
      aria-label="Sample"
      className="max-w-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormError {...args} />
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof FormError>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step("SGN-1: the server's message is announced", () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The email or the password is not right.'),
    )
    await step('a rejected request has no retry button, because it would be rejected again', () =>
      expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
    )
  },
}

export const WithoutTitle: Story = {
  name: 'Message only',
  args: { title: undefined },
}

export const Nothing: Story = {
  name: 'No failure (nothing is shown)',
  args: { failure: null },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('without a failure, nothing is shown', () =>
      expect(canvas.queryByRole('alert')).not.toBeInTheDocument(),
    )
  },
}

export const Offline: Story = {
  args: {
    failure: { message: 'You seem to be offline. Check your connection and try again.', kind: 'offline' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('SGN-1, C10: Try again submits the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const WithRequestId: Story = {
  name: 'With an id for support',
  args: {
    failure: {
      message: 'The service is briefly unavailable. Try again in a moment.',
      kind: 'server',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  play: async ({ canvas, step }) => {
    await step('API-17 the request id is shown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Request id: 0f8c2d1e-sample-4b7a'),
    )
  },
}

let passed = 0
let clock: ReturnType<typeof fakeClock>

/** Replaces the one-second timer of the pause, and `Date.now`. */
function holdTheClock() {
  const start = Date.now()
  passed = 0
  clock = fakeClock(timings.waitCountedEvery)
  const real = Date.now
  Date.now = () => start + passed
  return () => {
    clock.restore()
    Date.now = real
  }
}

function pass(seconds: number) {
  for (let each = 0; each < seconds; each += 1) {
    passed += 1000
    clock.advance(1000)
  }
}

function FailsOnce(failure: FormFailure) {
  return function Render() {
    const [shown, setShown] = useState<FormFailure | null>(failure)
    return (
      <SampleForm
        names={['email']}
        values={{ email: 'Sample@sample.test' }}
        failure={shown}
        onSubmit={(request) => {
          onSubmit(request)
          setShown(null)
        }}
      >
        {(control) => <TextField control={control} name="email" label="Email" />}
      </SampleForm>
    )
  }
}

export const RetryKeepsTheFocus: Story = {
  name: 'Try again keeps the focus',
  parameters: { snapshot: false },
  render: FailsOnce({ message: 'We could not reach the server.', kind: 'offline' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the same values are sent again, and the submit button gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(onSubmit).toHaveBeenCalledTimes(1)
      await expect(onSubmit).toHaveBeenCalledWith({ email: 'sample@sample.test' })
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    })
  },
}

export const AtTheField: Story = {
  name: 'Shown at the field instead',
  render: FailsOnce({ message: 'Email already registered', fields: { email: 'Email already registered' } }),
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Email')
    await step('C6: the error of a field is shown only there, and the field has the focus', async () => {
      await expect(input).toHaveFocus()
      await expect(input).toHaveAccessibleDescription('Email already registered')
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('the error stays until the value changes', async () => {
      await userEvent.tab()
      await userEvent.click(input)
      await expect(input).toBeInvalid()
    })
    await step('a change removes it', async () => {
      await userEvent.type(input, 'x')
      await expect(input).toBeValid()
    })
  },
}

export const AtAnUnknownField: Story = {
  name: 'Field that the form doesn’t have',
  render: FailsOnce({ message: 'Some details need correcting', fields: { referrer: 'Too long' } }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7: an error for an unknown field is shown in the box', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Some details need correcting'),
    )
  },
}

// An error of the app's API client.
const Pausing = FailsOnce(
  Object.assign(new Error('Too many attempts. Try again in 30 s.'), { kind: 'limited', retryAfter: 30 }),
)

export const Paused: Story = {
  name: 'Too many attempts, counting down',
  beforeEach: holdTheClock,
  render: Pausing,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const send = () => canvas.getByRole('button', { name: 'Send' })
    await step('C7: during the pause, the button is disabled and says why', async () => {
      await userEvent.click(send())
      await expect(send()).toHaveAccessibleDescription('Too many attempts. Try again in 30 s.')
      await expect(onSubmit).not.toHaveBeenCalled()
    })
    await step('C7: the box counts down the seconds', async () => {
      pass(1)
      await expect(canvas.getByText('Too many attempts. Try again in 29 s.')).toBeVisible()
      pass(12)
      await expect(canvas.getByText('Too many attempts. Try again in 17 s.')).toBeVisible()
    })
    await step('FAIR-8, C7: screen readers do not get an announcement each second', async () => {
      await expect(canvas.getByText('Too many attempts. Try again in 17 s.')).toHaveAttribute('aria-hidden')
      await expect(send()).toHaveAccessibleDescription('Too many attempts. Try again in 20 s.')
    })
    await step(
      'C7: after the pause, the box disappears, the button works, and this is announced',
      async () => {
        pass(16)
        await userEvent.click(send())
        await expect(onSubmit, 'one second early').not.toHaveBeenCalled()
        pass(1)
        await expect(canvas.queryByRole('alert')).toBeNull()
        await expect(canvasElement.ownerDocument.querySelector('[aria-live="polite"]')).toHaveTextContent(
          'You can try again now.',
        )
        await userEvent.click(send())
        await expect(onSubmit).toHaveBeenCalledTimes(1)
      },
    )
  },
}

let leave: () => void
export const LeftDuringThePause: Story = {
  name: 'Page left during the pause',
  parameters: { snapshot: false },
  beforeEach: holdTheClock,
  render: function Leaving() {
    const [shown, setShown] = useState(true)
    leave = () => setShown(false)
    return shown ? <Pausing /> : <p>Another page</p>
  },
  play: async ({ canvas, step }) => {
    await step('C7: the next page does not announce that the customer can try again', async () => {
      pass(1)
      await expect(canvas.getByText('Too many attempts. Try again in 29 s.')).toBeVisible()
      const before = announcements.get()
      flushSync(leave)
      await expect(canvas.getByText('Another page')).toBeVisible()
      pass(60)
      await expect(announcements.get()).toBe(before)
    })
  },
}

export const LongText: Story = {
  args: {
    failure: { message: 'A long sentence of the server, which has to wrap. '.repeat(6), kind: 'server' },
  },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = { args: Offline.args, globals: { direction: 'rtl' } }

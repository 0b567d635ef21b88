import { actors, reasons, stages } from '#contract/capabilities/payouts.ts'
import { PayoutTimeline } from '#ui/payout/PayoutTimeline.tsx'
import { stepsOf } from '#ui/payout/payout-steps.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates, event, histories, steps } from './payout-samples.ts'

const meta = {
  component: PayoutTimeline,
  args: {
    steps: steps('held'),
    amount: '400',
    carrier: 'bank',
    names: { us: 'Plainsail' },
    supportHref: '#support',
    dates,
  },
} satisfies Meta<typeof PayoutTimeline>
export default meta
type Story = StoryObj<typeof meta>

const stage = (name: string): Story => ({ args: { steps: steps(name) } })

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const items = canvas.getAllByRole('listitem')
    await step('CAP-2 each step has its name, who acts, a time and a sentence', async () => {
      await expect(items[0]).toHaveTextContent('RequestedYouMar 1, 2026, 10:12 AMYou asked for $400.00.')
      await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T10:12:00.000Z')
    })
    await step('the current one is marked, in words too', async () => {
      await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
        null,
        null,
        'step',
        null,
        null,
      ])
      await expect(items[2]).toHaveTextContent(/^On hold, now/)
    })
    await step('FAIR-8 a hold names an absolute time with its zone', () =>
      expect(items[2]).toHaveTextContent('Until Mar 3, 2026, 10:12:00 AM UTC'),
    )
    await step('a future step has no time, and is marked as still to come', async () => {
      await expect(items[3]).toHaveTextContent('Approved, still to come')
      await expect(items[3]?.querySelector('time')).toBeNull()
    })
    await step('each state has an icon, so that none depends on color alone', () =>
      expect(new Set(items.map((item) => item.querySelector('svg')?.innerHTML)).size).toBe(3),
    )
  },
}

export const Requested = stage('requested')
export const Checking = stage('checking')
export const ActionNeeded: Story = {
  ...stage('action_needed'),
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('our sentence and the server’s own text say what is missing', async () => {
      await expect(canvas.getByText('A document from you is missing.')).toBeVisible()
      await expect(canvas.getByText('Please send us a copy of your passport.')).toBeVisible()
    })
    await step('FAIR-7 the link to support can be reached with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveFocus()
    })
  },
}
export const Approved = stage('approved')
export const Sent = stage('sent')
export const Arrived = stage('arrived')
export const Cancelling = stage('cancelling')
export const Cancelled = stage('cancelled')
export const Refused: Story = {
  args: { steps: steps('refused').map((each) => ({ ...each, reason: null, text: null })) },
  play: async ({ canvas, step }) => {
    await step('CAP-2 a refusal without a reason says so', () =>
      expect(canvas.getByText(/No reason was given/)).toHaveTextContent('Contact support'),
    )
  },
}
export const Returned = stage('returned')
const atBank = { actor: 'bank' }
export const ReturnedAfterArrival: Story = {
  args: {
    steps: stepsOf(
      [...(histories.arrived ?? []), event('returned', 59, { ...atBank, reason: 'bank_rejected' })],
      'bank',
    ),
  },
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('CAP-2 FAIR-1 the return says that an arrival had been reported', () =>
      expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(
        /It had been reported as arrived\.\s*The payment was sent back to us\./,
      ),
    )
  },
}
export const RefusedAfterArrival: Story = {
  args: { steps: stepsOf([...(histories.arrived ?? []), event('refused', 59)], 'bank') },
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('CAP-2 FAIR-1 a refusal after an arrival says that it corrects it', async () => {
      await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(
        /This corrects ‘Arrived’ above\.\s*We did not carry it out\./,
      )
      await expect(canvas.queryByText(/reports that it has arrived/)).not.toBeInTheDocument()
    })
  },
}
export const Contradicted: Story = {
  args: { steps: steps('cancelled'), contradicted: true },
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('FAIR-1 the current step has none of our sentences, which may be wrong', async () => {
      const present = canvasElement.querySelector('[aria-current="step"]')
      await expect(present).toHaveTextContent('Cancelled')
      await expect(present).not.toHaveTextContent(/It was stopped|Nothing was paid out/)
    })
  },
}

/** Each stage, each reason and each actor at least once, known or not. */
export const States: Story = {
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-8">
      {[...stages, 'parked_by_the_notary'].map((name, place) => (
        <PayoutTimeline
          key={name}
          {...args}
          steps={stepsOf(
            [
              event(name, 12, {
                actor: [...actors, 'notary'][place % 5] ?? null,
                reason: [...reasons, 'weather'][place % 7] ?? null,
                text: 'The server’s own words.',
              }),
            ],
            'bank',
          )}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('CAP-2 every stage can be the current one', () =>
      expect(canvasElement.querySelectorAll('[aria-current=step]')).toHaveLength(stages.length + 1),
    )
  },
}

export const UnknownToTheApp: Story = {
  parameters: { snapshot: true },
  args: {
    steps: stepsOf(
      [
        event('<b>parked</b>', 1, {
          actor: 'a_notary',
          reason: 'weather',
          text: '<img src=x onerror=alert(1)>',
        }),
      ],
      'bank',
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C32 an unknown stage, actor and reason are shown as text', async () => {
      await expect(canvas.getByText('<b>parked</b>')).toBeVisible()
      await expect(canvas.getByText('a notary')).toBeVisible()
      await expect(canvasElement.querySelector('img, b')).toBeNull()
    })
  },
}

export const NoTimes: Story = {
  args: { steps: stepsOf([event('sent', 1, { at: null, actor: null })], 'network') },
}
export const HeldTooLong: Story = {
  args: { now: Date.parse('2026-03-04T00:00:00Z') },
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('FAIR-8 the end of a hold is not shown once it has passed', async () => {
      await expect(canvasElement).not.toHaveTextContent(/Until Mar 3|goes on by itself/)
      await expect(canvasElement).toHaveTextContent(/The time the server gave for this has passed/)
    })
  },
}
export const NoSteps: Story = { args: { steps: [] } }
export const Shuffled: Story = {
  args: { steps: stepsOf([...(histories.returned ?? []), ...(histories.held ?? [])].toReversed(), 'bank') },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-2 reordered and duplicate events show the same current step', () =>
      expect(canvas.getByRole('list').querySelector('[aria-current]')).toHaveTextContent(
        /^Came back, latest step/,
      ),
    )
  },
}
export const AmountHidden: Story = {
  ...stage('action_needed'),
  decorators: amountsHidden,
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 neither the amount nor a text that may name one is in the page', () =>
      expect(canvasElement.innerHTML).not.toMatch(/\$\d|passport/),
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the section', () => expectRootProps(ref))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Accordion, AccordionItem } from '#ui/primitives/Accordion.tsx'

const reason = 'No deposit address is set up for this method yet. Contact support.'
const onValueChange = fn()

const meta = {
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    type: 'single',
    children: (
      <>
        <AccordionItem value="bitcoin" title="Bitcoin">
          An address of the test network.
        </AccordionItem>
        <AccordionItem value="ethereum" title="Ethereum">
          Another address of the test network.
        </AccordionItem>
        <AccordionItem value="usdt" title="USDT" disabledReason={reason} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { type: 'single', collapsible: true, onValueChange },
  play: async ({ canvas, userEvent, step }) => {
    const bitcoin = canvas.getByRole('button', { name: 'Bitcoin' })
    await step('each title is a heading with a button', () =>
      expect(canvas.getByRole('heading', { name: 'Bitcoin', level: 3 })).toContainElement(bitcoin),
    )
    await step('a click opens an item', async () => {
      await expect(bitcoin).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(bitcoin)
      await expect(bitcoin).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByRole('region', { name: 'Bitcoin' })).toBeVisible()
    })
    await step('opening another item closes the first, and a second click closes it', async () => {
      const ethereum = canvas.getByRole('button', { name: 'Ethereum' })
      await userEvent.click(ethereum)
      await expect(bitcoin).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(ethereum)
      await expect(onValueChange).toHaveBeenLastCalledWith('')
    })
  },
}

export const Notes: Story = {
  args: {
    collapsible: true,
    children: (
      <>
        <AccordionItem value="bitcoin" title="Bitcoin" note="BTC on a test network">
          An address of the test network.
        </AccordionItem>
        <AccordionItem value="usdt" title="USDT" note="USDT" disabledReason={reason} />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('a note describes its button, and is not part of the name', async () => {
      const bitcoin = canvas.getByRole('button', { name: /^Bitcoin$/ })
      await expect(bitcoin).toHaveAccessibleDescription('BTC on a test network')
      await expect(canvas.getByText('BTC on a test network')).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^USDT$/ })).toHaveAccessibleDescription(
        `USDT ${reason}`,
      )
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the titles, Enter and Space open them', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Bitcoin' })).toHaveAttribute('aria-expanded', 'true')
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('button', { name: 'Ethereum' })).toHaveAttribute('aria-expanded', 'true')
    })
    await step('FAIR-5 a disabled item is focusable, says why it is disabled, and stays closed', async () => {
      await userEvent.tab()
      const usdt = canvas.getByRole('button', { name: 'USDT' })
      await expect(usdt).toHaveFocus()
      await expect(usdt).toHaveAccessibleDescription(reason)
      await userEvent.keyboard('{Enter}')
      await expect(usdt).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByText(reason)).toBeVisible()
    })
  },
}

export const Open: Story = { args: { type: 'multiple', defaultValue: ['bitcoin', 'ethereum'] } }
export const Dark: Story = { args: { defaultValue: 'bitcoin' }, globals: { theme: 'dark' } }
export const ForcedColors: Story = { args: { defaultValue: 'bitcoin' }, parameters: { forcedColors: true } }
export const RightToLeft: Story = { args: { defaultValue: 'bitcoin' }, globals: { direction: 'rtl' } }

export const LongTextLarge: Story = {
  args: {
    defaultValue: 'long',
    children: (
      <AccordionItem
        value="long"
        title="A question that takes more than one line on a small screen"
        heading="h2"
      >
        {'And a long answer to it. '.repeat(12)}
      </AccordionItem>
    ),
  },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('nothing runs over the edge', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id and ref are passed to the root', () => expect(ref.current).toHaveAttribute('id', 'sample'))
  },
}

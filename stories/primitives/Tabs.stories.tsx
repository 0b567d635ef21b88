import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/Tabs.tsx'

const meta = {
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    defaultValue: 'bank',
    onValueChange: fn(),
    children: (
      <>
        <TabList aria-label="Way of withdrawal">
          <Tab value="bank">Bank transfer</Tab>
          <Tab value="crypto">Crypto</Tab>
          <Tab value="card" disabled>
            Card
          </Tab>
        </TabList>
        <TabPanel value="bank">The money goes to a bank account.</TabPanel>
        <TabPanel value="crypto">The money goes to a wallet address.</TabPanel>
        <TabPanel value="card">Not available.</TabPanel>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the name of the panel is its tab', () =>
      expect(canvas.getByRole('tabpanel', { name: 'Bank transfer' })).toHaveTextContent('bank account'),
    )
    await step('a click opens a tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Crypto' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('crypto')
      await expect(canvas.getByRole('tab', { name: 'Crypto' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Crypto' })).toBeVisible()
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    const bank = canvas.getByRole('tab', { name: 'Bank transfer' })
    await step(
      'Tab stops once in the list, and the arrow keys wrap around and skip disabled tabs',
      async () => {
        await userEvent.tab()
        await expect(bank).toHaveFocus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('tabpanel')).toHaveTextContent('wallet address')
        await userEvent.keyboard('{ArrowRight}')
        await expect(bank).toHaveFocus()
      },
    )
    await step('Tab then moves into the panel', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
}

const three = ['Bitcoin', 'Ethereum', 'USDT']
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultValue: 'Bitcoin',
    children: (
      <>
        <TabList aria-label="Network">
          {three.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {three.map((name) => (
          <TabPanel key={name} value={name}>
            {name}
          </TabPanel>
        ))}
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('right to left, the left arrow moves to the next tab', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('tab', { name: 'Ethereum' })).toHaveFocus()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

export const LargeTextOnAPhone: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('the tabs wrap, and nothing is cut off', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}

import { PasswordChecklist } from '#ui/auth/PasswordChecklist.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect } from 'storybook/test'

const meta = {
  component: PasswordChecklist,
  args: { password: '' },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

const met = (items: HTMLElement[]) => items.filter((item) => item.dataset.state === 'met').length

export const Playground: Story = {
  render: function Render(args) {
    const [password, setPassword] = useState(args.password)
    return (
      <>
        <input
          aria-label="Password"
          className="mb-3 block min-h-11 rounded-control border border-line-strong bg-surface px-3"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordChecklist {...args} password={password} />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Password')
    const items = () => canvas.getAllByRole('listitem')
    await step('an empty password meets no rule, and nothing is announced', async () => {
      await expect(met(items())).toBe(0)
      await expect(canvas.queryByText(/rules met/)).not.toBeInTheDocument()
    })
    await step('each rule that is met is ticked, also for screen readers', async () => {
      await userEvent.type(input, 'a')
      await expect(items()[1]).toHaveTextContent('A letter (met)')
      await expect(items()[2]).toHaveTextContent('A number (not met)')
      await expect(canvas.getByText('2 of 5 password rules met')).toBeInTheDocument()
    })
    await step('VAL-2, VAL-3: a valid password meets all rules', async () => {
      await userEvent.type(input, 'bcdef7#')
      await expect(met(items())).toBe(5)
    })
    await step('a forbidden character unticks the last rule', async () => {
      await userEvent.type(input, ' ')
      await expect(items()[4]).toHaveTextContent('(not met)')
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-6">
      {['', 'short', 'longenough', 'Harbour#Light7', 'Harbour#Light 7'].map((password) => (
        <PasswordChecklist
          key={password}
          password={password}
          aria-label={`Password rules for '${password}'`}
        />
      ))}
    </div>
  ),
}

export const LongText: Story = { args: { password: 'abc1' }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { password: 'abc1' }, globals: { direction: 'rtl' } }
export const ForcedColors: Story = { args: { password: 'abc1' }, parameters: { forcedColors: true } }

const ref = createRef<HTMLUListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the list', async () => {
      const list = canvas.getByRole('list', { name: 'Password rules' })
      await expect(list).toHaveAttribute('id', 'sample')
      await expect(list).toHaveClass('mt-1')
      await expect(ref.current).toBe(list)
    })
  },
}

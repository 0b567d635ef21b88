import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestId } from '#ui/form/RequestId.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { tones } from '#ui/primitives/tone.ts'

const meta = {
  component: RequestId,
  args: { of: '0f8c2d1e-sample-4b7a' },
} satisfies Meta<typeof RequestId>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('API-17 the id that support needs is shown', () =>
      expect(canvas.getByText(/Request id:/)).toHaveTextContent('Request id: 0f8c2d1e-sample-4b7a'),
    )
  },
}

export const InCallouts: Story = {
  name: 'In messages',
  render: (args) => (
    <div className="grid gap-4">
      {tones.map((tone) => (
        <Callout key={tone} tone={tone}>
          The service is briefly unavailable. <RequestId {...args} />
        </Callout>
      ))}
    </div>
  ),
}

export const None: Story = {
  name: 'No id (nothing is shown)',
  args: { of: undefined },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('nothing is shown for a response without an id', () =>
      expect(canvas.queryByText(/Request id/)).not.toBeInTheDocument(),
    )
  },
}

export const LongText: Story = { args: { of: 'a1b2c3d4-'.repeat(8) }, globals: { textSize: '200%' } }

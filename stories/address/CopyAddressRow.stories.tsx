import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { CopyAddressRow } from '#ui/address/CopyAddressRow.tsx'
import { fakeClock } from '../shell/fake-clock.ts'
import { fakeClipboard } from './fake-clipboard.ts'

const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

let clipboard: ReturnType<typeof fakeClipboard>

const meta = {
  component: CopyAddressRow,
  args: { address, name: 'Bitcoin', copiedFor: 400 },
  beforeEach: ({ parameters }) => {
    clipboard = fakeClipboard(parameters.clipboard)
    return clipboard.restore
  },
  decorators: (Story, { parameters, viewMode }) => (
    // All stories of a document share one clipboard, so each installs its own when it is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="max-w-136"
      onClickCapture={() => viewMode === 'docs' && fakeClipboard(parameters.clipboard)}
    >
      <Story />
      <LiveRegion />
    </div>
  ),
} satisfies Meta<typeof CopyAddressRow>
export default meta
type Story = StoryObj<typeof meta>

const copyButton = { name: 'Copy the Bitcoin address' }

/** Press the button: it says Copied, in this story for 0.4 seconds. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'DEP-2 the whole address is shown without spaces in its text, and its first two and last two groups are marked',
      async () => {
        const shown = canvasElement.querySelector<HTMLElement>('[data-slot="address-text"]')
        await expect(shown).toHaveTextContent(new RegExp(`^${address}$`))
        const marked = Array.from(
          shown?.querySelectorAll('[data-marked]') ?? [],
          ({ textContent }) => textContent,
        )
        await expect(marked).toEqual(['tb1q', 'w508', 'xpjz', 'sx'])
      },
    )
    await step('DEP-2 after copying, Copied is shown and announced', async () => {
      await userEvent.click(canvas.getByRole('button', copyButton))
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(clipboard.writes).toEqual([address])
      await expect(
        within(document.body).getByText('Bitcoin address copied, ends in jzsx'),
      ).toBeInTheDocument()
    })
    await step('DEP-2 Copied disappears', () =>
      waitFor(() => expect(canvas.queryByText('Copied')).not.toBeInTheDocument()),
    )
  },
}

/** Press the button: it says Copied for three seconds, which is the default. */
export const CopiedForThreeSeconds: Story = {
  args: { copiedFor: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const clock = fakeClock(3000)
    try {
      await step('DEP-2 Copied is shown for 3 s', async () => {
        await userEvent.click(canvas.getByRole('button', copyButton))
        await expect(await canvas.findByText('Copied')).toBeVisible()
        clock.advance(2999)
        await expect(canvas.getByText('Copied')).toBeVisible()
        clock.advance(1)
        await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
      })
    } finally {
      clock.restore()
    }
  },
}

/** Press the button: the browser refuses to copy, so an error appears and the address is selected. */
export const ClipboardRefuses: Story = {
  parameters: { snapshot: true, clipboard: { refuse: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'C36 DEP-2 if the browser refuses, an error is shown and the address is selected',
      async () => {
        await userEvent.click(canvas.getByRole('button', copyButton))
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'Copy failed. Select the address and copy it.',
        )
        await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
        await expect(window.getSelection()?.toString()).toBe(address)
      },
    )
  },
}

/** Press the button: on a page without HTTPS there is no clipboard, so an error appears and the address is selected. */
export const NoClipboardOnPlainHttp: Story = {
  parameters: { clipboard: { missing: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('C36 if there is no clipboard, an error is shown and the address is selected', async () => {
      await userEvent.click(canvas.getByRole('button', copyButton))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Copy failed.')
      await expect(window.getSelection()?.toString()).toBe(address)
    })
  },
}

/** Press the button: the page may read the clipboard, finds the address there, and says Copied. */
export const ReadBackTheSame: Story = {
  parameters: { clipboard: { readsBack: address } },
  play: async ({ canvas, userEvent, step }) => {
    await step('C37 if the clipboard contains the address, Copied is shown', async () => {
      await userEvent.click(canvas.getByRole('button', copyButton))
      await expect(await canvas.findByText('Copied')).toBeVisible()
    })
  },
}

/** Press the button: the page may read the clipboard, finds another address there, and warns. */
export const ReadBackChanged: Story = {
  parameters: {
    snapshot: true,
    clipboard: { readsBack: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('C37 if the clipboard contains something else, a warning is shown', async () => {
      await userEvent.click(canvas.getByRole('button', copyButton))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Do not paste what was copied')
      await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
    })
  },
}

export const LongOnAPhone: Story = {
  args: { address: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' },
  globals: { textSize: '200%' },
  decorators: (Story) => (
    <div className="w-72">
      <Story />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-2 Tab reaches the button, and Enter copies', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', copyButton)).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Copied')).toBeVisible()
    })
  },
}

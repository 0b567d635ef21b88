import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { SeedPhraseDialog } from '#ui/auth/SeedPhraseDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'

const writeText = fn((text: string) => Promise.resolve(text))

function setClipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const meta = {
  component: SeedPhraseDialog,
  args: { open: true, phrase: 'abandon-ability-able-about-above-absent', onLogin: fn(), onSaveFile: fn() },
  render: (args) => (
    <>
      <SeedPhraseDialog {...args} />
      <LiveRegion />
    </>
  ),
  beforeEach: () => {
    writeText.mockClear()
    return setClipboard({ writeText })
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SeedPhraseDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.getByRole('dialog', { name: 'Successful Registration' })
const confirmation = () => screen.getByRole('checkbox', { name: 'I have saved my seed phrase.' })
const login = () => screen.getByRole('button', { name: 'Login' })
const liveRegion = (urgency: 'polite' | 'assertive') => document.querySelector(`[aria-live="${urgency}"]`)

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('C41: the words are hidden until the customer shows them', async () => {
      await expect(dialog()).not.toHaveTextContent('abandon')
      await userEvent.click(screen.getByRole('button', { name: 'Show the words' }))
    })
    await step(
      'REG-2: the words are numbered, and the description explains their purpose and risk',
      async () => {
        const words = within(dialog()).getAllByRole('listitem')
        await expect(words.map((word) => word.textContent)).toEqual([
          '1abandon',
          '2ability',
          '3able',
          '4about',
          '5above',
          '6absent',
        ])
        await expect(dialog()).toHaveAccessibleDescription(
          /We show it only once, and without it nobody can reset a lost password, not even support/,
        )
      },
    )
    await step('REG-2, C40: neither Escape nor a click outside closes the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await fireEvent.pointerDown(document.body)
      await fireEvent.click(document.body)
      await expect(dialog()).toBeVisible()
      await expect(within(dialog()).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    })
    await step('C40: leaving the page needs a confirmation', async () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      await expect(leaving.defaultPrevented).toBe(true)
    })
    await step('REG-2: the copy button copies the phrase as issued, and announces it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Copy seed phrase' }))
      await expect(writeText).toHaveBeenCalledWith('abandon-ability-able-about-above-absent')
      await expect(within(dialog()).getByText('Seed phrase copied')).toBeVisible()
      await expect(liveRegion('polite')).toHaveTextContent('Seed phrase copied')
    })
    await step('C41: the clipboard can be cleared', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear clipboard' }))
      await expect(writeText).toHaveBeenLastCalledWith('')
      await expect(liveRegion('polite')).toHaveTextContent('Clipboard cleared')
    })
    await step('REG-2: Login closes the dialog once the customer has confirmed', async () => {
      await userEvent.click(confirmation())
      await userEvent.click(login())
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
    })
  },
}

export const Open: Story = {}

export const Shown: Story = {
  play: async ({ userEvent, step }) => {
    await step('C41: the words can be hidden again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show the words' }))
      await userEvent.click(screen.getByRole('button', { name: 'Hide the words' }))
      await expect(dialog()).not.toHaveTextContent('abandon')
      await userEvent.click(screen.getByRole('button', { name: 'Show the words' }))
      await expect(dialog()).toHaveTextContent('abandon')
    })
  },
}

export const Downloaded: Story = {
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('C40: the text file has the numbered words, and the phrase in one line to paste', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Download' }))
      await expect(args.onSaveFile).toHaveBeenCalledTimes(1)
      await expect(args.onSaveFile).toHaveBeenCalledWith(
        'seed-phrase.txt',
        'Seed phrase\n\n1. abandon\n2. ability\n3. able\n4. about\n5. above\n6. absent\n\nabandon-ability-able-about-above-absent\n',
      )
    })
    await step('C40: a download may fail, so it does not tick the box', async () => {
      await expect(confirmation()).not.toBeChecked()
    })
  },
}

export const Printed: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => {})
    return () => print.mockRestore()
  },
  play: async ({ userEvent, step }) => {
    await step('C40: the printed page shows the words, even if they are hidden', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Print' }))
      await expect(window.print).toHaveBeenCalledTimes(1)
      window.dispatchEvent(new Event('beforeprint'))
      await expect(dialog()).toHaveTextContent('abandon')
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(dialog()).not.toHaveTextContent('abandon'))
    })
    await step('printing may fail, so it does not tick the box', async () => {
      await expect(confirmation()).not.toBeChecked()
    })
  },
}

export const WrittenDown: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-8: the checkbox is not preselected. Once ticked, Login closes the dialog', async () => {
      await expect(confirmation()).not.toBeChecked()
      await userEvent.click(confirmation())
      await userEvent.click(login())
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
    })
  },
}

const issued = 'Abandon Ability O’Able ABOUT'
export const WithCapitalsAndSpaces: Story = {
  args: { phrase: issued },
  play: async ({ args, userEvent, step }) => {
    await step('API-18 the words are numbered, and the phrase is shown as issued', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show the words' }))
      const words = within(dialog()).getAllByRole('listitem')
      await expect(words.map((word) => word.textContent)).toEqual([
        '1Abandon',
        '2Ability',
        '3O’Able',
        '4ABOUT',
      ])
      await expect(within(dialog()).getByText(issued)).toBeVisible()
    })
    await step('API-18 the copy and the file contain the phrase exactly', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Copy seed phrase' }))
      await expect(writeText).toHaveBeenCalledWith(issued)
      await userEvent.click(screen.getByRole('button', { name: 'Download' }))
      await expect(args.onSaveFile).toHaveBeenCalledWith(
        'seed-phrase.txt',
        expect.stringContaining(`\n${issued}\n`),
      )
    })
  },
}

export const AskedOnceMore: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('C40: without the confirmation, Login leads to the checkbox and says why', async () => {
      await userEvent.click(login())
      await expect(confirmation()).toHaveFocus()
      await expect(confirmation()).toHaveAccessibleDescription(/Save the words first, then tick this box\./)
      await expect(args.onLogin).not.toHaveBeenCalled()
    })
  },
}

export const SecondLogin: Story = {
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('REG-2: pressing Login repeatedly does not skip the dialog', async () => {
      await userEvent.dblClick(login())
      await userEvent.click(login())
      await expect(args.onLogin).not.toHaveBeenCalled()
      await expect(dialog()).toBeVisible()
    })
    await step('FAIR-8: one tick is enough, whether or not the words were shown', async () => {
      await userEvent.click(confirmation())
      await userEvent.click(login())
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
    })
  },
}

export const ClipboardRefused: Story = {
  beforeEach: () =>
    setClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  play: async ({ args, userEvent, step }) => {
    await step(
      'C36: if the browser refuses to copy, it is announced and the phrase is selected',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Copy seed phrase' }))
        await expect(within(dialog()).getByText(/The browser refused to copy/)).toBeVisible()
        await expect(liveRegion('assertive')).toHaveTextContent('The browser refused to copy')
        await expect(window.getSelection()?.toString().trim()).toBe(args.phrase)
      },
    )
    await step('a failed copy does not tick the box', async () => {
      await expect(confirmation()).not.toBeChecked()
    })
  },
}

export const WithoutClipboard: Story = {
  parameters: { snapshot: false },
  beforeEach: () => setClipboard(undefined),
  play: async ({ userEvent, step }) => {
    await step('C36: without a clipboard, as on plain HTTP, the same help is shown', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Copy seed phrase' }))
      await expect(within(dialog()).getByText(/The browser refused to copy/)).toBeVisible()
    })
  },
}

export const Keyboard: Story = {
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('the keyboard alone can show, copy and close, and the focus stays inside', async () => {
      await expect(screen.getByRole('button', { name: 'Show the words' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      for (const name of ['Copy seed phrase', 'Download', 'Print']) {
        await userEvent.tab()
        await expect(screen.getByRole('button', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(screen.getByRole('checkbox')).toHaveFocus()
      await userEvent.keyboard(' ')
      await userEvent.tab()
      await expect(login()).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Hide the words' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
    })
  },
}

export const Closed: Story = {
  args: { open: false, phrase: '' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('a closed dialog does not ask before the page is left', async () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      await expect(leaving.defaultPrevented).toBe(false)
    })
  },
}

const manyWords = Array.from(
  { length: 12 },
  (_, index) => ['abandon', 'strawberry', 'accident'][index % 3],
).join('-')
const show: Story['play'] = async ({ userEvent }) => {
  const button = screen.getByRole('button', { name: 'Show the words' })
  // For a moment after a dialog opens, nothing can be pressed.
  await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }))
  await userEvent.click(button)
}
export const ManyLongWords: Story = { args: { phrase: manyWords }, play: show }
export const LongText: Story = { args: { phrase: manyWords }, globals: { textSize: '200%' }, play: show }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: show }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

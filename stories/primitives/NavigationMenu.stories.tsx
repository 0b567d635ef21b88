import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  NavigationMenu,
  NavigationMenuEntry,
  NavigationMenuGroup,
  NavigationMenuLink,
} from '#ui/primitives/NavigationMenu.tsx'

const menu = (defaultOpen: boolean) => (
  <>
    <NavigationMenuLink href="#home">Home</NavigationMenuLink>
    <NavigationMenuLink href="#plans" current>
      Plans
    </NavigationMenuLink>
    <NavigationMenuGroup label="Trading" defaultOpen={defaultOpen}>
      <NavigationMenuEntry href="#forex" hint="Currencies against each other">
        Forex
      </NavigationMenuEntry>
      <NavigationMenuEntry href="#shares">Shares</NavigationMenuEntry>
      <NavigationMenuEntry href="#indices">Indices</NavigationMenuEntry>
    </NavigationMenuGroup>
    <NavigationMenuLink href="#help">Help Center</NavigationMenuLink>
  </>
)

const meta = {
  component: NavigationMenu,
  subcomponents: { NavigationMenuLink, NavigationMenuGroup, NavigationMenuEntry },
  args: { label: 'Main', children: menu(false) },
  argTypes: { children: { control: false } },
  decorators: (Story) => (
    <div className="min-h-72">
      <Story />
    </div>
  ),
} satisfies Meta<typeof NavigationMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it is a landmark with a name and marks the current page', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Plans')
    })
    await step('a click opens the group with its links', async () => {
      const trigger = canvas.getByRole('button', { name: 'Trading' })
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(trigger)
      await expect(await canvas.findByRole('link', { name: 'Shares' })).toHaveAttribute('href', '#shares')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Trading' })
    await step('Tab reaches the bar, and Enter opens the group', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('link', { name: 'Shares' })).toBeVisible()
    })
    await step('Tab moves from the button into the group', async () => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Forex/ })).toHaveFocus())
    })
    await step('Escape closes the group, and the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Shares' })).not.toBeInTheDocument())
      await expect(trigger).toHaveFocus()
    })
    await step('leaving the group with Tab or choosing a link closes it', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.tab({ shift: true })
      await expect(canvas.queryByRole('link', { name: 'Shares' })).not.toBeInTheDocument()
      await userEvent.click(trigger)
      await userEvent.click(canvas.getByRole('link', { name: 'Shares' }))
      await expect(canvas.queryByRole('link', { name: 'Shares' })).not.toBeInTheDocument()
    })
  },
}

export const Open: Story = { args: { children: menu(true) } }
export const OpenDark: Story = { args: { children: menu(true) }, globals: { theme: 'dark' } }
export const OpenForcedColors: Story = {
  args: { children: menu(true) },
  parameters: { forcedColors: true },
}
export const RightToLeft: Story = { args: { children: menu(true) }, globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w768' } } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id and ref are passed to the landmark', async () => {
      await expect(canvas.getByRole('navigation')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(canvas.getByRole('navigation'))
    })
  },
}

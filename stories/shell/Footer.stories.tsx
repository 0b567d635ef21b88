import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'
import { Footer } from '#ui/shell/Footer.tsx'
import { paymentLogos } from '#ui/shell/PaymentLogo.tsx'
import { riskWarning } from './sample.ts'

const names = [
  'Services',
  'Guides',
  'Plans',
  'Crypto Guides',
  'Terms of Use',
  'Privacy Policy',
  'About',
  'Help Center',
]

const meta = {
  component: Footer,
  args: {
    brandName: 'Plainsail',
    legalName: 'Plainsail (sample operator)',
    homeHref: '#home',
    about: 'Exact figures, and every fee shown before you confirm.',
    links: names.map((label) => ({ label, href: `#${label}` })),
    paymentMethods: ['bitcoin', 'ethereum', 'usdt'],
    riskWarning,
    copyrightYear: 2023,
    extras: <ThemeSwitch value="system" onChange={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('FTR-1 it has all links', async () => {
      for (const name of names) await expect(canvas.getByRole('link', { name })).toBeVisible()
    })
    await step('FTR-2 it shows only the given payment methods', async () => {
      await expect(canvas.getByText('USDT')).toBeVisible()
      await expect(canvas.queryByText('PayPal')).not.toBeInTheDocument()
    })
    await step('FTR-2 it has the risk warning and the copyright line', async () => {
      await expect(canvas.getByText(/Don't invest unless/)).toBeVisible()
      await expect(canvas.getByRole('link', { name: riskWarning.linkText })).toHaveAttribute('href', '#risk')
      await expect(canvas.getByText('© 2023 Plainsail (sample operator)')).toBeVisible()
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const EveryPaymentMethod: Story = { args: { paymentMethods: paymentLogos } }
export const NoPaymentMethod: Story = {
  args: { paymentMethods: [] },
  play: async ({ canvas, step }) => {
    await step('there is no heading without payment methods', () =>
      expect(canvas.queryByRole('heading')).not.toBeInTheDocument(),
    )
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

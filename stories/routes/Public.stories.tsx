import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { createQueryClient } from '#app/api/query-client.ts'
import { brand } from '#app/content/brand.ts'
import { assets } from '#app/content/guides.ts'
import { home } from '#app/content/home.ts'
import { privacy } from '#app/content/legal/privacy.ts'
import { terms } from '#app/content/legal/terms.ts'
import { markets } from '#app/content/markets.ts'
import { plans } from '#app/content/plans.ts'
import { depositForPlan, signInFor } from '#app/paths.ts'
import { Component as About } from '#app/routes/public/AboutPage.tsx'
import { Component as AutomatedTrading } from '#app/routes/public/AutomatedTradingPage.tsx'
import { Component as Contact } from '#app/routes/public/ContactPage.tsx'
import { Component as CopyTrading } from '#app/routes/public/CopyTradingPage.tsx'
import { Component as Guides } from '#app/routes/public/GuidesPage.tsx'
import { Component as HelpCenter } from '#app/routes/public/HelpCenterPage.tsx'
import { Component as Home } from '#app/routes/public/HomePage.tsx'
import { Component as Plans } from '#app/routes/public/PlansPage.tsx'
import { Component as Privacy } from '#app/routes/public/PrivacyPage.tsx'
import { Component as Services } from '#app/routes/public/ServicesPage.tsx'
import { Component as Terms } from '#app/routes/public/TermsPage.tsx'
import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { MARKET_SOURCE_HEADER } from '#contract/market-source.ts'

const PublicPage = ({ page: Page }: { page: ComponentType }) => (
  <MemoryRouter>
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <Page />
      </main>
    </QueryClientProvider>
  </MemoryRouter>
)

/** Mocks `fetch` with the same response for every call. */
const withAnswer = (response: () => Promise<Response>) => () => {
  const fetch = spyOn(globalThis, 'fetch').mockImplementation(response)
  return () => fetch.mockRestore()
}
const listing = () =>
  Promise.resolve(
    new Response(JSON.stringify(sampleCoins), { headers: { [MARKET_SOURCE_HEADER]: 'sample' } }),
  )

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: withAnswer(listing),
} satisfies Meta<typeof PublicPage>
export default meta
type Story = StoryObj<typeof meta>

/** Returns the ids of the sections that the table of contents links to. */
const contentsOf = (root: HTMLElement) =>
  Array.from(
    within(within(root).getByRole('navigation', { name: 'Contents' })).getAllByRole('link'),
    (link) => root.querySelector(link.getAttribute('href') ?? '')?.id,
  )

const oneHeading = async (root: HTMLElement) => expect(root.querySelectorAll('h1')).toHaveLength(1)

export const HomePage: Story = {
  args: { page: Home },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-1 the page has one main heading', () => oneHeading(canvasElement))
    await step('HOME-2 the header links to registration and sign-in', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign up with Email' })).toHaveAttribute(
        'href',
        '/sign-up',
      )
      const logins = canvas.getAllByRole('link', { name: 'Login' })
      for (const login of logins) await expect(login).toHaveAttribute('href', '/sign-in')
    })
    await step('HOME-1 the slider has two slides with both links', async () => {
      const slider = within(canvas.getByRole('region', { name: 'What you find here' }))
      await expect(slider.getAllByRole('group')).toHaveLength(2)
      for (const [name, href] of [
        ['Join Us', '/sign-up'],
        ['Login', '/sign-in'],
      ]) {
        // The slide that isn't shown is inert.
        const links = slider.getAllByRole('link', { name, hidden: true })
        await expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href])
      }
    })
    await step(
      'HOME-3 five coins are listed with image or letter, price, change and market cap',
      async () => {
        const market = within(canvas.getByRole('region', { name: 'Popular cryptocurrencies' }))
        await waitFor(() => expect(market.getAllByRole('row')).toHaveLength(6))
        await expect(market.getByText('$100,000.00')).toBeVisible()
        await expect(market.getByText('−2.4%')).toBeVisible()
      },
    )
    await step('HOME-4 Trade Bitcoin links to sign-in', async () => {
      const part = within(canvas.getByRole('region', { name: 'Trade Bitcoin' }))
      await expect(part.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
    })
    await step('HOME-5 it has three steps in order', async () => {
      const part = within(canvas.getByRole('region', { name: 'Build your crypto portfolio' }))
      await expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        '1Verify identity',
        '2Fund account',
        '3Start trading',
      ])
    })
    await step('HOME-6, HOME-7 it says what the software does, and where to get help', async () => {
      const trusted = within(canvas.getByRole('region', { name: 'Trusted trading platform' }))
      await expect(trusted.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
        home.trusted.list.map(({ title }) => title),
      )
      const help = within(canvas.getByRole('region', { name: 'Need help?' }))
      await expect(help.getAllByRole('link')).toHaveLength(4)
    })
    await step('HOME-8 the call to action links to registration', async () => {
      const part = within(canvas.getByRole('region', { name: 'Start when you are ready' }))
      await expect(part.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up')
    })
    await step('HOME-9 the statistics are a list', async () => {
      const stats = within(canvas.getByRole('list', { name: 'The site in figures' }))
      const items = stats.getAllByRole('listitem')
      await expect(items).toHaveLength(4 + brand.stats.length)
      for (const item of items) await expect(item.querySelector('svg')).toBeInTheDocument()
    })
  },
}

export const HomeDark: Story = { args: { page: Home }, globals: { theme: 'dark' } }

export const HomeLoading: Story = {
  args: { page: Home },
  beforeEach: withAnswer(() => new Promise(() => {})),
  play: async ({ canvasElement, step }) => {
    await step('HOME-3 a skeleton is shown while the prices load', () =>
      expect(canvasElement.querySelector('[data-slot="market-table"]')).toHaveAttribute(
        'data-state',
        'loading',
      ),
    )
  },
}

export const HomeWithoutPrices: Story = {
  args: { page: Home },
  beforeEach: withAnswer(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'FAIR-7 the table shows an error with a retry, and the rest of the page is shown',
      async () => {
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
        await expect(canvas.getByRole('region', { name: 'Need help?' })).toBeVisible()
        await oneHeading(canvasElement)
      },
    )
  },
}

export const PlansPage: Story = {
  args: { page: Plans },
  play: async ({ canvas, step }) => {
    await step(
      'PLAN-1 UPG-2 Pricing Plans has a card for each plan, and Purchase Plan links to sign-in with the plan',
      async () => {
        await expect(canvas.getByRole('heading', { level: 1, name: 'Pricing Plans' })).toBeVisible()
        await expect(canvas.getAllByRole('article')).toHaveLength(plans.length)
        const links = canvas.getAllByRole('link', { name: 'Purchase Plan' })
        const hrefs = links.map((link) => link.getAttribute('href'))
        await expect(hrefs).toEqual(plans.map(({ id }) => signInFor(depositForPlan(id))))
        await expect(canvas.getByText(/It does not buy anything or change your plan\.$/)).toBeVisible()
      },
    )
    await step('PLAN-2 a table compares the plans by feature', async () => {
      const table = within(canvas.getByRole('table', { name: 'The plans compared by feature' }))
      await expect(table.getByRole('rowheader', { name: 'Trading bot' })).toBeVisible()
    })
    await step('PLAN-1 Get Started links to registration', async () => {
      const part = within(canvas.getByRole('region', { name: 'Get Started' }))
      await expect(part.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up')
    })
    await step('FAIR-2 it says that a plan promises no return', () =>
      expect(canvas.getByText(/A plan is not a promise of return/)).toBeVisible(),
    )
  },
}

export const AboutPage: Story = {
  args: { page: About },
  play: async ({ canvas, step }) => {
    await step('ABT-1 it has mission, who we are, what we do and statistics', async () => {
      for (const name of ['Our mission', 'Who we are', 'What we do', 'Figures you can check'])
        await expect(canvas.getByRole('region', { name })).toBeVisible()
      await expect(canvas.getByRole('list', { name: 'The site in figures' })).toBeVisible()
    })
  },
}

export const ServicesPage: Story = {
  args: { page: Services },
  play: async ({ canvas, step }) => {
    await step('SRV-1 each investment links to its page', async () => {
      const part = within(canvas.getByRole('region', { name: 'Investments' }))
      for (const { name, href } of markets)
        await expect(part.getByRole('link', { name })).toHaveAttribute('href', href)
    })
    await step('SRV-1 it has client support and security', async () => {
      await expect(canvas.getByRole('region', { name: 'Client support' })).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Security' })).toBeVisible()
    })
    await step(
      'SRV-1 the contact box has a mailto link, and Contact us links to the Help Center',
      async () => {
        const box = within(canvas.getByRole('region', { name: 'Write to us' }))
        await expect(box.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
          'href',
          `mailto:${brand.supportEmail}`,
        )
        await expect(box.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help-center')
      },
    )
  },
}

export const HelpCenterPage: Story = {
  args: { page: HelpCenter },
  play: async ({ canvas, step }) => {
    await step('HLP-1 it offers WhatsApp, phone and ticket', async () => {
      await expect(canvas.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'See the numbers' })).toHaveAttribute('href', '/contact')
      await expect(canvas.getByRole('link', { name: 'Request a ticket' })).toHaveAttribute(
        'href',
        expect.stringContaining(`mailto:${brand.supportEmail}`),
      )
    })
    await step('HLP-2 Leave a Message has its three fields and Submit', async () => {
      const part = within(canvas.getByRole('region', { name: 'Leave a Message' }))
      for (const name of ['Name', 'Subject', 'Message']) await expect(part.getByLabelText(name)).toBeVisible()
      await expect(part.getByRole('button', { name: 'Submit' })).toBeVisible()
    })
  },
}

export const ContactPage: Story = {
  args: { page: Contact },
  play: async ({ canvas, step }) => {
    await step('CON-1 it has phone links, hours and the address', async () => {
      for (const { number } of brand.phones)
        await expect(canvas.getByRole('link', { name: number })).toHaveAttribute(
          'href',
          expect.stringMatching(/^tel:\+?\d+$/),
        )
      await expect(canvas.getByText(brand.hours)).toBeVisible()
      await expect(canvas.getByText(new RegExp(brand.address))).toBeVisible()
    })
  },
}

export const GuidesPage: Story = {
  args: { page: Guides },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GDE-1 each asset has a card with its logo, name and description', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(assets.length)
      for (const { name, symbol, info } of assets) {
        const card = canvas.getByRole('article', { name: `${name} ${symbol}` })
        await expect(card.querySelector('svg')).toBeInTheDocument()
        await expect(within(card).getByText(info)).toBeVisible()
      }
    })
    await step('the links of the risk warning, the footer and the page have targets', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
      const targets = [...links.map((link) => link.getAttribute('href') ?? ''), '#risk', '#crypto']
      for (const target of targets) await expect(canvasElement.querySelector(target)).toBeInTheDocument()
    })
    await step('it explains how to recognize a scam', () =>
      expect(canvas.getByRole('heading', { name: 'How to recognize a scam' })).toBeVisible(),
    )
  },
}

export const TermsPage: Story = {
  args: { page: Terms },
  play: async ({ canvas, canvasElement, step }) => {
    await step('LGL-1 it names settlement, records and minimum age', async () => {
      await expect(canvas.getByText(/Trades settle within two days/)).toBeVisible()
      await expect(canvas.getByText(/records are kept for 5 years/)).toBeVisible()
      await expect(canvas.getByText(/at least 18 years old/)).toBeVisible()
    })
    await step('LGL-1 the table of contents links to all sections', async () =>
      expect(contentsOf(canvasElement)).toEqual(terms.sections.map(({ id }) => id)),
    )
  },
}

export const PrivacyPage: Story = {
  args: { page: Privacy },
  play: async ({ canvasElement, step }) => {
    await step('LGL-1 the table of contents links to all sections', async () =>
      expect(contentsOf(canvasElement)).toEqual(privacy.sections.map(({ id }) => id)),
    )
  },
}

export const CopyTradingPage: Story = {
  args: { page: CopyTrading },
  play: async ({ canvas, step }) => {
    await step('TRD-1 it has four feature cards', async () => {
      const cards = within(canvas.getByRole('region', { name: 'How copying usually works' }))
      await expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    })
    await step('TRD-1 it explains the costs, the risks, and who it does not suit', async () => {
      for (const name of ['What it is', 'What it costs', 'What can go wrong', 'Who it does not suit'])
        await expect(canvas.getByRole('region', { name })).toBeVisible()
    })
  },
}

export const AutomatedTradingPage: Story = { args: { page: AutomatedTrading }, globals: { theme: 'dark' } }

export const GuidesLargeText: Story = { args: { page: Guides }, globals: { textSize: '200%' } }

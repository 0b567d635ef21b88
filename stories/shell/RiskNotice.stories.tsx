import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RiskNotice } from '#ui/shell/RiskNotice.tsx'
import { contrastOf } from './contrast.ts'
import { riskWarning } from './sample.ts'

const meta = {
  component: RiskNotice,
  args: riskWarning,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <div className="sticky top-0">
        <RiskNotice {...args} />
      </div>
      <main style={{ height: 2500 }}>
        <h1>Page</h1>
      </main>
    </>
  ),
  play: async ({ canvas, step }) => {
    const notice = canvas.getByRole('complementary', { name: 'Risk warning' })
    const text = canvas.getByText(/Don't invest unless/)
    const link = canvas.getByRole('link', { name: riskWarning.linkText })
    await step('FAIR-2 the whole text is shown, with a contrast of at least 7:1', async () => {
      await expect(text.textContent).toBe(`${riskWarning.text} ${riskWarning.linkText}`)
      await expect(contrastOf(text)).toBeGreaterThanOrEqual(7)
      await expect(contrastOf(link)).toBeGreaterThanOrEqual(7)
    })
    await step('FAIR-2 it covers nothing and fits the width', async () => {
      window.scrollTo(0, 0)
      await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeGreaterThanOrEqual(
        notice.getBoundingClientRect().bottom,
      )
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
    await step(
      'FAIR-2 it stays at the top while the page scrolls, and uses less than half of the window',
      async () => {
        window.scrollTo(0, 1500)
        const box = notice.getBoundingClientRect()
        await expect(box.top).toBe(0)
        await expect(box.height).toBeLessThan(window.innerHeight / 2)
        const seen = document.elementFromPoint(box.left + 40, 14)
        await expect(notice.contains(seen)).toBe(true)
        window.scrollTo(0, 0)
      },
    )
  },
} satisfies Meta<typeof RiskNotice>
export default meta
type Story = StoryObj<typeof meta>

/** The notice without a page, for the snapshots. */
export const Playground: Story = { render: (args) => <RiskNotice {...args} />, play: () => {} }
export const W320: Story = { globals: { viewport: { value: 'w320' } } }
export const W375: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await meta.play(context)
    await context.step('FAIR-2 on a phone, the whole text takes three lines at full size', async () => {
      const text = context.canvas.getByText(/Don't invest unless/)
      const { fontSize, lineHeight } = getComputedStyle(text)
      await expect(fontSize).toBe('13px')
      await expect(text.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(lineHeight) * 3.5)
    })
  },
}
export const W768: Story = { globals: { viewport: { value: 'w768' } } }
export const W1280: Story = { globals: { viewport: { value: 'w1280' } } }
export const W1280Dark: Story = { globals: { theme: 'dark', viewport: { value: 'w1280' } } }
export const W320Dark: Story = { globals: { theme: 'dark', viewport: { value: 'w320' } } }
export const W320LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const W768LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w768' } } }
export const W1280LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w1280' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'w375' } } }

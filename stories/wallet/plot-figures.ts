import { expect, within, type userEvent as users } from 'storybook/test'

/** The figures of a month, as written: in, out, pending in, pending out. */
type Written = { month: string; amounts: string[] }
/** The heights of the bars of a month, in pixels, in the same order. Bars that aren't drawn have none. */
type Drawn = { bars: number[]; paidIn: number }
type Pictured = Written & Drawn

const ZERO = '$0.00'

/** What both plots show for each month, oldest first: from the slider's text, the bars and the line. */
export async function picturedIn(root: HTMLElement, userEvent: ReturnType<typeof users.setup>) {
  const slider = within(root).getByRole('slider')
  const bars = [...root.querySelectorAll('[data-month]')]
  const lineAt = endsOfMonths(root, bars.length)
  slider.focus()
  await userEvent.keyboard('{Home}')
  const months: Pictured[] = []
  for (const [index, month] of bars.entries()) {
    months.push({
      ...read(slider.getAttribute('aria-valuetext') ?? ''),
      bars: [...month.querySelectorAll<SVGRectElement>('rect')].map((bar) => bar.getBBox().height),
      paidIn: lineAt[index] ?? Number.NaN,
    })
    await userEvent.keyboard('{ArrowRight}')
  }
  return months
}

/** Reads 'March 2026: $5.00 in, $0.00 out, pending $250.00 in'. */
function read(text: string): Written {
  const [month = '', amounts = ''] = text.split(': ')
  const find = (pattern: RegExp) => pattern.exec(amounts)?.[1] ?? ZERO
  return {
    month,
    amounts: [
      find(/^(\S+) in/),
      find(/^\S+ in, (\S+) out/),
      find(/pending (\S+) in/),
      find(/pending (\S+) out/),
    ],
  }
}

/** The height of the step line at the end of each month, as a share of its height at the end. */
function endsOfMonths(root: HTMLElement, count: number): number[] {
  const d = root.querySelector('[data-slot=paid-in-plot] path')?.getAttribute('d') ?? ''
  const points = [...d.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [zero = 0, end = 0] = [points[0]?.[1], points.at(-1)?.[1]]
  return Array.from({ length: count }, (_, index) => {
    const at = ((index + 1) / count) * 1000
    const y = points.findLast(([x]) => x <= at + 0.001)?.[1] ?? zero
    return (zero - y) / (zero - end)
  })
}

type Tabled = Written & { paidIn: string }

/** The rows of the table, oldest first, without the sums. */
export function tabledIn(root: HTMLElement): Tabled[] {
  const rows = within(root).getAllByRole('row').slice(1, -1).toReversed()
  return rows.map((row) => {
    const [month = '', ...amounts] = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    return { month, amounts: amounts.slice(0, 4), paidIn: amounts[4] ?? '' }
  })
}

const centsOf = (amount: string) => Number(amount.replaceAll(/\D/g, ''))
/** Bars that would be lower are drawn as high as this, so that they can be seen. In pixels. */
const LOWEST = 1.5

const written = ({ month, amounts }: Written) => [month, ...amounts]

/** Compares the plots with the table: every amount of every month as text, and the heights of its bars and of the line. */
export async function expectSameFigures(pictured: readonly Pictured[], tabled: readonly Tabled[]) {
  await expect(pictured.map(written)).toEqual(tabled.map(written))
  const most = Math.max(...tabled.flatMap(({ amounts }) => amounts.map(centsOf)))
  const highest = Math.max(...pictured.flatMap(({ bars }) => bars))
  const total = centsOf(tabled.at(-1)?.paidIn ?? '')
  const wrong = tabled.flatMap(({ month, amounts, paidIn }, index) => {
    const bars = amounts.map(centsOf).filter((cents) => cents > 0)
    const drawn = pictured[index]?.bars ?? []
    const share = pictured[index]?.paidIn ?? Number.NaN
    const asHigh = bars.every((cents, at) => {
      const height = (cents / most) * highest
      return Math.abs((drawn[at] ?? 0) - height) < (height < LOWEST ? LOWEST : 0.1)
    })
    const same = drawn.length === bars.length && asHigh && Math.abs(share - centsOf(paidIn) / total) < 0.001
    return same ? [] : [month]
  })
  await expect(wrong, 'months whose drawing differs from the table').toEqual([])
}

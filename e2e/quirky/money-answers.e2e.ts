import { callOf, expectOutcome, posts, press, rows, temptToRepeat, text } from './money.ts'
import type { MoneyQuirk } from './money-quirk.ts'
import { redirects, successes } from './quirks-answered.ts'
import { fromAnotherOrigin } from './quirks-other-origin.ts'
import { foreignRefusals, refusals } from './quirks-refused.ts'
import { lostAnswers, serverErrors } from './quirks-unanswered.ts'
import { expect, test, type Settings } from './world.ts'

const settingsOf = ({ settings, flow, response }: MoneyQuirk): Settings => ({
  ...settings,
  calls: { ...settings?.calls, [callOf(flow)]: response },
})

function prove(quirk: MoneyQuirk) {
  const { id, spec, title, flow, ends } = quirk
  test(`${id} ${spec} ${flow}: ${title} is ${ends}`, async ({ page, enter }) => {
    const world = await enter(settingsOf(quirk))
    await press(page, world, flow)
    await expectOutcome(page, flow, ends, { inHistory: ends === 'unknown' && quirk.rows > 0 })
    for (const shown of quirk.says ?? []) await expect(text(page, shown)).toBeVisible()
    const blocked = quirk.settings?.cors?.headers !== undefined
    expect((await posts(world, flow)).length, 'posts').toBe(blocked ? 0 : 1)
    expect(await rows(world, flow), 'rows').toHaveLength(quirk.rows)
    if (ends !== 'unknown') return
    await test.step('API-14 the app does not repeat it by itself', async () => {
      await temptToRepeat(page, world, flow)
      expect((await posts(world, flow)).length, 'posts').toBe(blocked ? 0 : 1)
    })
  })
}

for (const quirk of [
  ...successes,
  ...redirects,
  ...refusals,
  ...foreignRefusals,
  ...serverErrors,
  ...lostAnswers,
])
  prove(quirk)

test.describe('from another origin', () => {
  test.use({ via: 'cross' })
  for (const quirk of fromAnotherOrigin) prove(quirk)
})

import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Makes the run fail if two quirks have the same id, because a reference to one of them would be unclear. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter as the default export.
export default class UniqueIds implements Reporter {
  private twice: string[] = []

  onBegin(_: FullConfig, suite: Suite) {
    const ids = suite.allTests().flatMap(({ title }) => /^[A-Z]+\d+[a-z]?(?= )/.exec(title) ?? [])
    this.twice = ids.filter((id, place) => ids.indexOf(id) !== place)
  }

  async onEnd() {
    if (this.twice.length === 0) return undefined
    process.stderr.write(`Each quirk needs its own id. Used twice: ${this.twice.join(', ')}\n`)
    return { status: 'failed' as const }
  }
}

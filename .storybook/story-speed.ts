import type { Reporter } from 'vitest/node'

let began = 0

/** Reports at the end of a run how many stories ran per second, including play functions, axe in both themes and snapshots. */
export const storySpeed: Reporter = {
  onTestRunStart() {
    began = performance.now()
  },
  onTestRunEnd(modules) {
    const stories = modules
      .filter(({ project }) => project.name.startsWith('storybook'))
      .flatMap(({ children }) => [...children.allTests()])
      .filter((story) => story.result().state !== 'skipped').length
    if (stories === 0) return
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `Stories: ${stories} in ${Math.round(seconds)} s, ${(stories / seconds).toFixed(1)} a second.\n`,
    )
  },
}

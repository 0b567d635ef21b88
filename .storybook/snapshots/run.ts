import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { results } from './command.ts'
import { comparisonHere } from './config.ts'
import { writeReview } from './review.ts'

/** Before the first story: decides whether this run compares. An error here fails the run. */
export function setup(project: TestProject) {
  rmSync(results, { recursive: true, force: true })
  try {
    const { mode, says } = comparisonHere()
    if (says) process.stderr.write(`${says}\n`)
    project.provide('snapshots', mode)
  } catch (error) {
    // Shows only the message, because the stack would hide it.
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}

/** After the last story: writes the review page. */
export function teardown() {
  const { count, page } = writeReview()
  if (count > 0) process.stdout.write(`${count} snapshots differ. Look at them in ${page}.\n`)
}

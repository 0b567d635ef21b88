import type { readCoverage } from '../tools/coverage.mjs'

declare const COVERAGE: ReturnType<typeof readCoverage>

/** What each component has. `.storybook/main.ts` reads it from the files when Storybook starts, and inserts it here. */
export const coverage = COVERAGE

import type { readCoverage } from '../tools/coverage.mjs'

declare const COVERAGE: ReturnType<typeof readCoverage>

/** Read from the files when Storybook starts, and put in by `.storybook/main.ts`. */
export const coverage = COVERAGE

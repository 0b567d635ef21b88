import type { readHooks } from '../tools/hooks.mjs'

declare const HOOKS: ReturnType<typeof readHooks>

/** The hooks that the library exports. `.storybook/main.ts` reads them from the files when Storybook starts, and inserts them here. */
export const hooks = HOOKS

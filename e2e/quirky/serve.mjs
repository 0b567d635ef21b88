import { execFileSync } from 'node:child_process'

// Builds in a separate process, so that the memory it uses is freed before the backend starts.
execFileSync(process.execPath, ['e2e/quirky/build.mjs'], { stdio: 'inherit' })
await import('./server.mjs')

import { execFileSync } from 'node:child_process'

// In a process of its own: what a build leaves in memory would slow the backend.
execFileSync(process.execPath, ['e2e/quirky/build.mjs'], { stdio: 'inherit' })
await import('./server.mjs')

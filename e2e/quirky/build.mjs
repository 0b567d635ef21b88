import { build } from 'vite'

// The app of an operator whose API is at another origin. The pages of the build are not used: the tests are about the calls.
const port = Number(process.env.PORT ?? 4373)
process.env.VITE_API_BASE_URL = `http://localhost:${port + 1}/api`
await build({ logLevel: 'warn', build: { outDir: 'e2e/quirky/dist', emptyOutDir: true } })

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.mjs'
import { cssTarget } from './build/css-target.mjs'
import { dropUnusedComponents } from './build/drop-unused-components.mjs'
import { inlineMessages } from './build/inline-messages.mjs'
import { smallIcons } from './build/small-icons.mjs'

const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4174'

export default defineConfig({
  plugins: [react(), tailwindcss(), dropUnusedComponents(), smallIcons(), inlineMessages()],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': sandbox } },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page loads the list of all files. Names would cost 1.2 kB in it, and a hash can't be compressed: seven characters
        // are 42 bits. The build manifest has all names.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
    target: 'es2022',
    cssTarget,
  },
})

import type { Config } from 'tailwindcss'

const token = (name: string) => `var(--${name})`
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]))

// Names say what a color means. The values, light and dark, are in ui/theme.css.
export default {
  content: [
    './index.html',
    './app/**/*.tsx',
    './ui/**/*.tsx',
    './stories/**/*.{tsx,mdx}',
    './.storybook/*.tsx',
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens(
        'page',
        'surface',
        'sunken',
        'tint',
        'raised',
        'ink',
        'muted',
        'line',
        'line-strong',
        'accent',
        'accent-hover',
        'accent-soft',
        'on-accent',
        'link',
        'gain',
        'gain-soft',
        'loss',
        'loss-soft',
        'pending',
        'pending-soft',
        'flow-in',
        'flow-out',
        'danger',
        'danger-hover',
        'on-danger',
        'warning',
        'warning-ink',
        'sandbox',
        'sandbox-ink',
        'focus',
        'overlay',
      ),
    },
    fontFamily: { sans: token('font-sans'), mono: token('font-mono') },
    borderRadius: { none: '0', sm: '4px', control: '8px', card: '10px', full: '9999px' },
    boxShadow: {},
    extend: {
      maxWidth: { content: '1120px', prose: '68ch', form: '440px' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
} satisfies Config

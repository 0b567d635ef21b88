import { create } from 'storybook/theming'

/** The workshop's own look. Storybook takes plain colours only, so these repeat tokens of ui/theme.css in hex. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Plainsail components',
  fontBase: "'Geist', 'Geist fallback', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
  colorPrimary: '#006e64',
  colorSecondary: '#006e64',
  appBg: '#f4f1eb',
  textColor: '#15233a',
  textMutedColor: '#545d6b',
  appBorderRadius: 8,
  inputBorderRadius: 8,
})

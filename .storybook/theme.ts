import { create } from 'storybook/theming'

const shared = {
  brandTitle: 'Plainsail components',
  fontBase: "'Geist', 'Geist fallback', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
  appBorderRadius: 8,
  inputBorderRadius: 8,
}

/** Storybook accepts only plain colors, so these repeat tokens of ui/theme.css in hex. A test compares them. */
export const tokens = {
  light: {
    page: '#fcfaf6',
    surface: '#ffffff',
    sunken: '#f5f2ec',
    ink: '#132338',
    muted: '#505c6c',
    line: '#e3dfd8',
    'line-strong': '#7d8794',
    accent: '#006f65',
  },
  dark: {
    page: '#0b131c',
    surface: '#131d27',
    sunken: '#070e16',
    ink: '#f3f0ea',
    muted: '#a7b1bb',
    line: '#2c3643',
    'line-strong': '#758290',
    accent: '#68d0bf',
  },
}

function themeOf(base: 'light' | 'dark') {
  const { page, surface, sunken, ink, muted, line, accent, 'line-strong': edge } = tokens[base]
  return create({
    ...shared,
    base,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sunken,
    appContentBg: page,
    appPreviewBg: page,
    appHoverBg: sunken,
    appBorderColor: line,
    textColor: ink,
    textInverseColor: page,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: surface,
    inputTextColor: ink,
    inputBorder: edge,
    buttonBg: surface,
    buttonBorder: line,
    booleanBg: sunken,
    booleanSelectedBg: surface,
  })
}

/** Storybook's own theme, and the theme of documents in dark mode. */
export const docsTheme = themeOf('light')
export const darkTheme = themeOf('dark')

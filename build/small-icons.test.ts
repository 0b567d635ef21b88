import { icons } from 'lucide-react'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import createIcon from './package/icon.js'
import { smallIcons } from './small-icons.mjs'

type Icon = ComponentType<SVGProps<SVGSVGElement>>
type IconModule = { __iconData: { name: string; node: [string, Record<string, string>][] } }

/** The markup, with its attributes in alphabetical order and without the classes for an icon's former names. */
const markup = (icon: Icon, props: SVGProps<SVGSVGElement>) =>
  renderToStaticMarkup(createElement(icon, props))
    .replaceAll(/ lucide-(?:help-circle|circle-help)\b/g, '')
    .replace(/^<svg ([^>]*)>/, (_, attributes: string) =>
      (attributes.match(/[\w-]+="[^"]*"/g) ?? []).toSorted().join('\n'),
    )

it.each([
  ['Moon', 'moon'],
  ['CircleQuestionMark', 'circle-question-mark'],
] as const)('the icon %s has the element that lucide-react gives it', async (name, file) => {
  const { __iconData: data } = (await import(
    `../node_modules/lucide-react/dist/esm/icons/${file}.mjs`
  )) as IconModule
  const small = createIcon(data) as Icon
  for (const props of [
    {},
    { 'aria-hidden': true, className: 'size-4 text-muted' },
    { 'aria-label': 'Up', role: 'img' },
  ] as const)
    expect(markup(small, props)).toBe(markup(icons[name], props))
})

it('the build contains the small component instead of lucide-react’s', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      smallIcons(),
      {
        name: 'entry',
        resolveId: (id: string) => (id === '\0entry' ? id : undefined),
        load: (id: string) =>
          id === '\0entry' ? `import { Moon } from 'lucide-react'; globalThis.used = Moon` : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: '\0entry', external: /^react($|\/)/ } },
  })) as Rolldown.RolldownOutput
  expect(output[0].code).toContain('"moon"')
  expect(output[0].code).not.toContain('buildLucideIconNode')
}, 30_000)

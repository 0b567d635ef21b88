import { parse as parseCss } from 'postcss'
import { config, theme } from './design-system.mjs'
import { inTheme } from './styles.mjs'

const COLOR = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/

function color(value, description) {
  const [, lightness, chroma, hue, alpha = '1'] = COLOR.exec(value) ?? []
  if (lightness === undefined) return null
  const components = [lightness, chroma, hue].map(Number)
  const token = { $value: { colorSpace: 'oklch', components, alpha: Number(alpha) } }
  return description ? { ...token, $description: description } : token
}

const pixels = (value) => ({ $value: { value: Number.parseFloat(value), unit: 'px' } })
const pixelsOf = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => /^\d+(?:px)?$/.test(value))
      .map(([name, value]) => [name, pixels(value)]),
  )

/**
 * The variables of ui/theme.css that hold for the whole page. A comment describes the variable below it, or all variables up to the
 * next empty line if it is below one.
 */
function variables() {
  const rule = parseCss(theme).nodes.find((node) => node.type === 'rule' && node.selector === ':root')
  const found = []
  let comment = { text: '', ofGroup: false }
  for (const node of rule.nodes) {
    const startsGroup = node.raws.before.includes('\n\n')
    if (node.type === 'comment') {
      comment = { text: node.text.replace(/\s+/g, ' '), ofGroup: startsGroup }
      continue
    }
    if (startsGroup) comment = { text: '', ofGroup: false }
    if (node.prop.startsWith('--'))
      found.push({ name: node.prop.slice(2), value: node.value, description: comment.text })
    if (!comment.ofGroup) comment = { text: '', ofGroup: false }
  }
  return found
}

function tokens(part) {
  const all = variables()
  const colors = all.flatMap(({ name, value, description }) => {
    const token = color(inTheme(value, part), description)
    return token ? [[name, token]] : []
  })
  const families = all
    .filter(({ name }) => name.startsWith('font-'))
    .map(({ name, value }) => [
      name.slice('font-'.length),
      { $value: value.split(',').map((family) => family.trim().replace(/^'(.*)'$/, '$1')) },
    ])
  return {
    color: { $type: 'color', ...Object.fromEntries(colors) },
    'font-family': { $type: 'fontFamily', ...Object.fromEntries(families) },
    radius: { $type: 'dimension', ...pixelsOf(config.theme.borderRadius) },
    width: { $type: 'dimension', ...pixelsOf(config.theme.extend.maxWidth) },
    duration: {
      $type: 'duration',
      base: {
        $value: { value: Number.parseFloat(config.theme.extend.transitionDuration.DEFAULT), unit: 'ms' },
      },
    },
  }
}

/**
 * The design tokens for design tools, a file per theme, in the format of the Design Tokens Community Group
 * (https://www.designtokens.org/tr/2025.10/format/). Colors are OKLCH, sizes are CSS pixels.
 */
export const tokenFiles = () =>
  Object.fromEntries(
    ['light', 'dark'].map((name, part) => [
      `tokens.${name}.json`,
      `${JSON.stringify(tokens(part), null, 2)}\n`,
    ]),
  )

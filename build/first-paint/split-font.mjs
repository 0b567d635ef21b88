import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

// The characters of the app's own texts. What customers type may need more.
const CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32))
  .filter((char) => !'<>[]^`{|}~\\'.includes(char))
  .concat(...'\u00a0–—‘’“”•…€£¥©·×→−')
// The font has no characters outside this range.
const FIRST = 0x20
const LAST = 0x2fff
// The font weights that theme and components use.
const WEIGHTS = { min: 400, max: 700 }

/** A CSS unicode-range such as 'U+20-3B,U+3D' for these code points, which must be in ascending order. */
export function unicodeRange(codes) {
  const runs = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs
    .map((run) => `U+${[...new Set(run)].map((code) => code.toString(16).toUpperCase()).join('-')}`)
    .join()
}

/**
 * Splits the font in two. The characters that every page needs fit into the network's first flight (14.6 kB). The whole font
 * loads only when a page has another character. Returns the address to preload and the `@font-face` rules; throws if the build
 * has no font.
 */
export async function splitFont(dist, faces) {
  const rule = /@font-face\{[^}]*url\(([^)]+\.woff2)\)[^}]*\}/
  const [whole, url] = rule.exec(faces) ?? []
  if (!whole) throw new Error('The build has no font.')
  const font = await subsetFont(await readFile(join(dist, url)), CHARACTERS.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
  const preload = url.replace(/-[\w-]{8}\.woff2$/, `-main-${hash}.woff2`)
  await writeFile(join(dist, preload), font)
  // Both faces need the same weights, or the browser would choose between them by weight.
  const face = whole.replace(/font-weight:[^;}]*/, `font-weight:${WEIGHTS.min} ${WEIGHTS.max}`)
  const of = (file, wanted) => {
    const codes = Array.from({ length: LAST - FIRST + 1 }, (_, at) => at + FIRST).filter(wanted)
    return face.replace(url, file).replace('}', `;unicode-range:${unicodeRange(codes)}}`)
  }
  const inMain = new Set(CHARACTERS.map((char) => char.codePointAt(0)))
  // The ranges must not overlap: for a character in both, the browser would fetch both files.
  const both = of(preload, (code) => inMain.has(code)) + of(url, (code) => !inMain.has(code))
  return { preload, faces: faces.replace(whole, () => both) }
}

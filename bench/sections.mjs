// Marked sections of a Markdown file: each script replaces only its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

const marked = (name) => new RegExp(`<!-- ${name} -->[^]*<!-- end of ${name} -->`)

/** The section with its marks, or `undefined` if the file lacks it. */
export const readSection = (file, name) =>
  existsSync(file) ? marked(name).exec(readFileSync(file, 'utf8'))?.[0] : undefined

/** Replaces the section, or adds it at the end. `title` starts the file if there is none yet. */
export async function writeSection(file, name, paragraphs, title = '') {
  const text = `<!-- ${name} -->\n\n${paragraphs.join('\n\n')}\n\n<!-- end of ${name} -->`
  const old = existsSync(file) ? readFileSync(file, 'utf8') : title
  const all = marked(name).test(old) ? old.replace(marked(name), () => text) : `${old}\n${text}\n`
  writeFileSync(file, await format(all, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

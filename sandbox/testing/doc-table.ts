import { readFileSync } from 'node:fs'

/** A table of a page in docs/: the cells of each row between the heading and the next one, without the head and the line below it. */
export function tableUnder(page: string, heading: string) {
  const doc = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8')
  const section = doc.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

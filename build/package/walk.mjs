import { parseSync } from 'vite'

/** Parses a TypeScript file. Throws if it can't. */
export function parse(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** Calls `visit` with each node and its ancestors, the closest last. Types are left out: they don't reach the built file. */
export function walk(node, visit, ancestors = []) {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return
  visit(node, ancestors)
  const inside = [...ancestors, node]
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, visit, inside)
  }
}

/** Replaces parts of a text. An edit is [start, end, text]. */
export function edited(text, edits) {
  let result = text
  for (const [start, end, replacement] of edits.toSorted(([a], [b]) => b - a))
    result = result.slice(0, start) + replacement + result.slice(end)
  return result
}

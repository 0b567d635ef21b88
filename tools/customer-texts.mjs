import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { under } from './coverage.mjs'

/** Reads a source file as a syntax tree. */
export const parse = (file, code = readFileSync(file, 'utf8')) =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)

/** The sources of everything that a customer reads, without tests. */
export const readByCustomers = () =>
  ['app', 'ui'].flatMap((folder) => under(folder, /\.tsx?$/)).filter((file) => !file.endsWith('.test.ts'))

/** How many sentences a text has. A list of steps such as '1. Open it' has no more than its sentences. */
export const sentenceCount = (text) =>
  (text.replaceAll(/\b\d+\./g, '').match(/[.!?](?=["'”’)]*(?:\s|$))/g) ?? []).length

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()
/** The text of a string or a template, with '…' for each value that is filled in. */
const ofString = (node) =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
      : undefined

/** What the part of a page says: of several texts for different states, the one with the most sentences. */
export function textOf(node, source) {
  const longest = (nodes) =>
    nodes.map((each) => textOf(each, source)).toSorted((a, b) => sentenceCount(b) - sentenceCount(a))[0] ?? ''
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.map((child) => textOf(child, source)).join('')
  if (ts.isJsxSelfClosingElement(node)) return '…'
  if (ts.isJsxExpression(node)) return node.expression ? textOf(node.expression, source) : ''
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, source)
  if (ts.isConditionalExpression(node)) return longest([node.whenTrue, node.whenFalse])
  if (ts.isBinaryExpression(node)) return textOf(node.right, source)
  if (ts.isIdentifier(node)) return constant(node.text, source)
  return ofString(node) ?? '…'
}

/** The value of a text that is declared at the top of the same file. */
function constant(name, source) {
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (declared.getText() === name && initializer) return ofString(initializer) ?? '…'
  return '…'
}

function collect(source, pick) {
  const found = []
  const visit = (node) => {
    found.push(...pick(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every text in a file: strings, templates, and the text of an element with the links in it. */
export const textsIn = (source) =>
  collect(source, (node) => {
    const text =
      ts.isJsxElement(node) || ts.isJsxFragment(node) ? textOf(node, source) : (ofString(node) ?? '')
    return text === '' ? [] : [oneLine(text)]
  })

/** The body of each callout in a file, without its title. */
export const calloutsIn = (source) =>
  collect(source, (node) =>
    ts.isJsxElement(node) && /^(?:Callout|LoadError)$/.test(node.openingElement.tagName.getText())
      ? [oneLine(textOf(node, source))]
      : [],
  )

/** Each message of a `messages.ts`, by its name.
 * @returns {{ name: string, text: string }[]} */
export const messagesIn = (source) =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer)
        ? collect(initializer, (node) => {
            const text = ofString(node)
            return text === undefined ? [] : [{ name: name.getText(), text: oneLine(text) }]
          })
        : [],
    ),
  )

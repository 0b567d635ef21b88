import { OWN_VARIABLE, prefixVariables, PREFIX } from './design-system.mjs'
import { walk } from './walk.mjs'

const JOINERS = new Set(['cn'])
const isClassProp = (name) => /^(?:className|.+ClassName)$/.test(name)

/** Whether the child can't be a class although it may be a text: a condition, a key or an index. */
const isSideline = (parent, child) =>
  (parent.type === 'BinaryExpression' && parent.operator !== '+') ||
  (parent.type === 'ConditionalExpression' && parent.test === child) ||
  (parent.type === 'LogicalExpression' && parent.operator === '&&' && parent.left === child) ||
  (parent.type === 'Property' && parent.key === child) ||
  (parent.type === 'MemberExpression' && parent.property === child) ||
  parent.type === 'ImportDeclaration' ||
  parent.type === 'ImportExpression'

/** Whether a text is a list of classes because of where it stands: 'yes', 'no', or 'perhaps' if only its words can tell. */
function placeOf(node, ancestors) {
  let child = node
  for (const parent of ancestors.toReversed()) {
    if (isSideline(parent, child)) return 'no'
    if (parent.type === 'JSXAttribute') return isClassProp(parent.name.name) ? 'yes' : 'no'
    if (parent.type === 'CallExpression')
      return JOINERS.has(parent.callee.name) ? 'yes' : parent.callee === child ? 'perhaps' : 'no'
    if (parent.type === 'Property' && isClassProp(parent.key.name ?? '')) return 'yes'
    if (/^(?:Function|ArrowFunction|JSXElement|Program|VariableDeclar)/.test(parent.type)) return 'perhaps'
    child = parent
  }
  return 'perhaps'
}

const splitWords = (text) => text.split(/\s+/).filter(Boolean)

/** The texts of a node, each with its place in the module. */
function textsOf(node, code) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ start: node.start + 1, text: code.slice(node.start + 1, node.end - 1) }]
  if (node.type !== 'TemplateLiteral') return []
  return node.quasis.map(({ start, end }) => ({
    start,
    // The range includes the delimiters. Replacing them by spaces keeps the positions.
    text: code.slice(start, end).replace(/^[`}]|(?:\$\{|`)$/g, (found) => ' '.repeat(found.length)),
  }))
}

/**
 * Finds the lists of classes in a parsed module. Returns the edits that put the prefix before each class and each variable of ours, and
 * the classes. Throws if neither the place of a text nor its words tell whether it is a list of classes.
 */
export function classEdits(program, code, isClass) {
  const edits = []
  const classes = new Set()
  const keysOfClasses = new Set()
  const perhaps = []

  const prefixClasses = (texts) => {
    for (const { start, text } of texts)
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        if (!isClass(word)) continue
        const renamed = `${PREFIX}:${prefixVariables(word)}`
        classes.add(renamed)
        edits.push([start + index, start + index + word.length, renamed])
      }
  }

  walk(program, (node, ancestors) => {
    const texts = textsOf(node, code)
    if (texts.length === 0) return
    const place = placeOf(node, ancestors)
    const words = texts.flatMap(({ text }) => splitWords(text))
    const known = words.filter(isClass)
    // Single words such as `hidden` and `table` are also English. A list of classes has a hyphen or several words.
    const certain = known.length === words.length && words.some((word) => /[-:[]/.test(word))
    const key = ancestors.at(-1)?.type === 'Property' ? ancestors.at(-1).key.name : undefined
    if (place !== 'no' && known.length > 0) {
      if (place === 'yes' || certain) {
        prefixClasses(texts)
        if (key) keysOfClasses.add(key)
        return
      }
      perhaps.push({ texts, words, known, key })
      return
    }
    for (const { start, text } of texts)
      for (const { 0: found, index } of text.matchAll(OWN_VARIABLE))
        edits.push([start + index, start + index + found.length, `--${PREFIX}-`])
  })
  for (const { texts, words, known, key } of perhaps)
    if (key && keysOfClasses.has(key)) prefixClasses(texts)
    else if (known.some((word) => /[-:[]/.test(word)))
      throw new Error(`Can’t tell whether these are classes: ${words.join(' ')}. Write className or cn().`)
  return { edits, classes }
}

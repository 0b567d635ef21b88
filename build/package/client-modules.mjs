import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parse, walk } from './walk.mjs'

/** What React doesn't offer to server components: https://react.dev/reference/rsc/use-client */
const CLIENT_API =
  /^(?:use(?:State|Effect|LayoutEffect|InsertionEffect|EffectEvent|Reducer|Ref|Context|SyncExternalStore|Transition|Optimistic|ActionState|DeferredValue|ImperativeHandle)?|createContext|Component|PureComponent)$/
const CLIENT_WORDS = /\b(?:use(?:State|Effect|LayoutEffect|Ref|Context|Reducer)|createContext)\b/
const isOurs = (source) => /^[.#]/.test(source)

const inPackage = (file, source) =>
  (source.startsWith('#') ? source.slice(1) : normalize(join(dirname(file), source))).replaceAll('\\', '/')

/** Whether another package's components run only in the browser although it has no 'use client'. */
const needsClient = new Map()
function packageNeedsClient(name) {
  if (!needsClient.has(name)) {
    const folder = join('node_modules', /^(?:@[^/]+\/)?[^/]+/.exec(name)[0])
    const { module, main, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const entry = module ?? exports?.['.']?.import?.default ?? exports?.['.']?.import ?? main ?? 'index.js'
    const text = typeof entry === 'string' ? readFileSync(join(folder, entry), 'utf8') : ''
    const says = /^\s*(?:['"]use strict['"];?\s*)?['"]use client['"]/.test(text)
    needsClient.set(name, !says && CLIENT_WORDS.test(text))
  }
  return needsClient.get(name)
}

/** Whether an identifier is only a name here, such as a key, and not a use of the import with that name. */
const isName = (node, parent) =>
  parent.type.startsWith('Import') ||
  (parent.type === 'Property' && parent.key === node && !parent.shorthand) ||
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed)

const isFunction = (node) => /^(?:ArrowFunction|Function)Expression$/.test(node?.type)

/** What can be read from one module alone. `values` are the names that it imports from us and uses other than as an element. */
function read(file) {
  const program = parse(file, readFileSync(file, 'utf8'))
  const imported = new Map()
  const functions = new Set()
  const facts = { client: false, values: new Set(), functionProps: new Set() }
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const source = node.source.value
      for (const each of node.specifiers.filter(({ importKind }) => importKind !== 'type')) {
        const name = each.imported?.name ?? each.local.name
        if (isOurs(source)) imported.set(each.local.name, inPackage(file, source))
        else if (source === 'react') facts.client ||= CLIENT_API.test(name)
        else facts.client ||= source === 'react-dom' || /^use[A-Z]/.test(name) || packageNeedsClient(source)
      }
    }
    // Functions can't be sent to the browser, except those that a component got as props, which come from a client component.
    if (node.type === 'FunctionDeclaration' && /^[a-z]/.test(node.id.name)) functions.add(node.id.name)
    if (node.type === 'VariableDeclarator' && isFunction(node.init) && /^[a-z]/.test(node.id.name ?? ''))
      functions.add(node.id.name)
  })
  const isFunctionOfOurs = (value) =>
    isFunction(value) || (value?.type === 'Identifier' && functions.has(value.name))
  walk(program, (node, ancestors) => {
    if (node.type === 'Identifier' && imported.has(node.name) && !isName(node, ancestors.at(-1)))
      facts.values.add(imported.get(node.name))
    if (node.type !== 'JSXElement') return
    const { name, attributes } = node.openingElement
    const base = name.object?.name ?? name.name
    // A server component can render another module's component, but not its context.
    if (base.endsWith('Context') && imported.has(base)) facts.values.add(imported.get(base))
    const passed = [
      ...attributes.map(({ value }) => value?.expression),
      ...node.children.map(({ expression }) => expression),
    ]
    // `onClick={choose(id)}` and `onClick={a ? b : c}` make a handler too.
    const handlers = attributes.filter((each) => /^on[A-Z]/.test(each.name?.name) && each.value?.expression)
    const made = handlers.map(({ value }) => value.expression.type)
    if (!passed.some(isFunctionOfOurs) && !made.some((type) => /^(?:Call|Conditional)Expr/.test(type))) return
    if (imported.has(base)) facts.functionProps.add(imported.get(base))
    else if (name.type === 'JSXMemberExpression' || /^[a-z]/.test(base)) facts.client = true
  })
  return facts
}

/**
 * The modules that have to start with 'use client': those with state, effects, contexts or event handlers of their own, and those that
 * use a value of such a module (its hook, its context) other than rendering its component.
 */
export function clientModules(files) {
  const facts = new Map(files.map((file) => [file.replaceAll('\\', '/'), read(file)]))
  const client = new Set(Array.from(facts).flatMap(([file, { client: is }]) => (is ? [file] : [])))
  for (let before = -1; before !== client.size;) {
    before = client.size
    for (const [file, { values, functionProps }] of facts)
      if ([...values, ...functionProps].some((each) => client.has(each))) client.add(file)
  }
  return client
}

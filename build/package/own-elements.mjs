import { PREFIX } from './design-system.mjs'
import { walk } from './walk.mjs'

/** The attribute of every element that the package renders. The package's reset applies to these elements alone. */
export const MARK = `data-${PREFIX}`

const isOurs = (source) => /^[.#]/.test(source)

/** The names declared at the top of a module: its components and contexts, and those it imports from us or from React. */
function ownNames(program) {
  const names = new Set()
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement
    if (statement.type === 'ImportDeclaration') {
      if (isOurs(statement.source.value) || statement.source.value === 'react')
        for (const { local } of statement.specifiers) names.add(local.name)
    } else if (declaration.type === 'FunctionDeclaration') names.add(declaration.id.name)
    else if (declaration.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) names.add(id.name)
  }
  return names
}

/**
 * Marks what a module renders itself: HTML and SVG elements, and components of other packages that render some. Our own components mark
 * their elements themselves.
 */
export function markEdits(program) {
  const own = ownNames(program)
  const edits = []
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return
    const { name } = node
    const label = name.type === 'JSXMemberExpression' ? name.property.name : name.name
    const base = name.type === 'JSXMemberExpression' ? name.object.name : name.name
    const isHost = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
    if (!isHost && (own.has(base) || /(?:Provider|Portal)$/.test(label))) return
    const end = (node.typeArguments ?? name).end
    edits.push([end, end, ` ${MARK}=""`])
  })
  return edits
}

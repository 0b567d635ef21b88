import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Lists the files under a folder whose paths match, except build output and installed packages. */
export const under = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !/\/(?:dist|node_modules)\//.test(name))
    .toSorted()

/** Controls that need a keyboard test. Plain links don't: the browser handles their keyboard. */
const pressable =
  /<(?:button|input|select|textarea|summary|Button|IconButton|\w*Input|\w*Textarea|NativeSelect|Checkbox|RadioGroup|Switch|Tabs|Accordion|\w*Dialog|Drawer|\w+Field|SubmitButton|\w+Form)[\s>]|onClick=|tabIndex=|@radix-ui\/react-(?!slot|visually-hidden|progress)/
const withoutAxe = /a11y: \{[^}]*(?:test: '(?:off|todo)'|disable: true)/
const byKeyboard = /\.(?:tab|keyboard)\(|\.focus\(\)|\{Enter\}/

/** A play function that the file gives to all its stories. */
const metaPlay = /^const meta = \{[\s\S]*?^ {2}play:[\s\S]*?^\} satisfies/m

const baseline = 'stories/snapshots'

/** Each component of ui/ with what its stories cover, read from the files. */
export function readCoverage() {
  const snapshots = existsSync(baseline)
    ? under(baseline, /\.png$/).map((path) => path.slice(baseline.length + 1))
    : []
  return under('ui', /^ui\/[a-z]+\/[A-Z]\w+\.tsx$/).map((file) => {
    const [, tier = '', name = ''] = /^ui\/([a-z]+)\/(\w+)\.tsx$/.exec(file) ?? []
    const storyFile = `stories/${tier}/${name}.stories.tsx`
    const text = existsSync(storyFile) ? readFileSync(storyFile, 'utf8') : ''
    const code = readFileSync(file, 'utf8')
    const stories = storiesOf(text)
    const id = storyIdOf(tier, name)
    const forAll = metaPlay.test(text) ? stories.length : 0
    const tagged = (tag) => new RegExp(`tags: \\[[^\\]]*'${tag}'`).test(text)
    const props = propsOf(code)
    const own = snapshots.filter((path) => path.split('/')[1] === id)
    const covered = (folder) =>
      tagged('unseen') ? 'nothing to see' : own.some((path) => new RegExp(`^${folder}/`).test(path))
    return {
      tier,
      name,
      id,
      status: tagged('beta') ? 'beta' : 'stable',
      story: stories.length,
      play: Math.max(forAll, stories.filter(({ play }) => play).length),
      axe: stories.length > 0 && !withoutAxe.test(text),
      light: covered('light(?:-\\d+)?'),
      dark: covered('dark(?:-\\d+)?'),
      narrow: tagged('wide') ? 'never narrow' : covered('light-3(?:20|75)'),
      playground: stories.some((story) => story.name === 'Playground'),
      snapshots: own,
      exports: [...code.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)\b/gm)].map(([, each]) => each),
      described: new RegExp(`\\*/\\nexport (?:function|const) (?:${name}|${name}Region)\\b`).test(code),
      guide: existsSync(`stories/${tier}/${name}.guide.tsx`),
      props: props.length,
      propsDescribed: props.filter((prop) => prop.described).length,
      propsSilent: props.filter((prop) => !prop.described).map((prop) => prop.name),
      inherits: inheritedBy(code),
      keyboard: pressable.test(code) ? byKeyboard.test(text) : 'nothing to press',
    }
  })
}

/** The element or component whose props a component also takes: the first one in the type of its own props. */
function inheritedBy(code) {
  const own = code.slice(Math.max(0, code.search(/^type Props\b/m)))
  const [, element, typed, named] =
    /ComponentProps<(?:'(\w+)'|typeof ([\w.]+))|Omit<(Button|Dialog)Props/.exec(own) ?? []
  const component = typed ?? named
  if (element) return `\`<${element}>\``
  const [, radix] = /from '@radix-ui\/react-([\w-]+)'/.exec(code) ?? []
  if (component?.startsWith('Radix')) return `Radix’s ${radix} (\`${component.split('.').at(-1)}\`)`
  return component && `\`${component}\``
}

export const isExported = ({ modifiers }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The props that a file declares itself: those of its types for props, and of what it exports. */
function propsOf(code) {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const holders = file.statements.flatMap((statement) => {
    if (ts.isTypeAliasDeclaration(statement))
      return isExported(statement) || statement.name.text.endsWith('Props') ? [statement.type] : []
    if (
      ts.isFunctionDeclaration(statement) &&
      isExported(statement) &&
      /^[A-Z]/.test(statement.name?.text ?? '')
    )
      return statement.parameters.flatMap(({ type }) => (type ? [type] : []))
    return []
  })
  const found = []
  const visit = (node) => {
    if (tellsApart(node)) return
    if (ts.isPropertySignature(node))
      return void found.push({
        name: node.name.getText(),
        // `never` and `undefined` only say that a prop can't be combined with another.
        described:
          ts.getJSDocCommentsAndTags(node).length > 0 ||
          [ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.UndefinedKeyword].includes(node.type?.kind),
      })
    ts.forEachChild(node, visit)
  }
  holders.forEach(visit)
  return found
}

/** Whether a property only tells the members of a union apart, such as `state: 'loading'`. The prop with the union describes it. */
const tellsApart = (node) =>
  ts.isPropertySignature(node) &&
  node.type?.kind === ts.SyntaxKind.LiteralType &&
  ts.isTypeLiteralNode(node.parent) &&
  (ts.isUnionTypeNode(node.parent.parent) || ts.isTypeReferenceNode(node.parent.parent))

/** Storybook's id of a component. A folder with the component's name appears only once. */
const storyIdOf = (tier, name) => (name.toLowerCase() === tier ? tier : `${tier}-${name.toLowerCase()}`)

/** The columns in which a component lacks something, as the coverage page names them. */
export const lackingIn = ({ story, play, axe, light, dark, narrow, keyboard }) =>
  Object.entries({ story, play, axe, light, dark, narrow, keyboard })
    .filter(([, has]) => !has)
    .map(([column]) => column)

function storiesOf(text) {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const exported = file.statements.filter(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  const declared = exported.flatMap(({ declarationList }) => [...declarationList.declarations])
  return declared
    .filter(({ initializer }) => initializer && ts.isObjectLiteralExpression(initializer))
    .map(({ name, initializer }) => ({
      name: name.getText(),
      play: initializer.properties.some((property) => property.name?.getText() === 'play'),
    }))
}

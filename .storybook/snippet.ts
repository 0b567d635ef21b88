import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import { coverage } from '#stories/coverage.ts'
import { nameOf, printJsx, type Drawn } from './print-jsx.ts'

/** The fields of React's own tree that are read here. */
type Fiber = {
  type: unknown
  elementType: unknown
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
}

type Context = {
  title: string
  component?: unknown
  canvasElement?: HTMLElement
  argTypes: Record<string, { table?: { defaultValue?: { summary?: string } } }>
}

const library = new Set(coverage.flatMap(({ exports }) => exports))
const printed = new Set<string>()

/**
 * The code of a story's component with the values that it has on the screen. Storybook's own snippet shows what the story's function
 * returns, which may be a helper of the stories. React's tree also has what the helper rendered. Keeps Storybook's snippet if the
 * component isn't on the page. Leaves out classes, because an app doesn't have those of the stories.
 */
export function snippetOf(code: string, { title, component, canvasElement, argTypes }: Context) {
  // Storybook passes a snippet through the transformation twice.
  if (printed.has(code) || !canvasElement) return code
  const root = rootOf(canvasElement)
  const inTitle = title.split('/').at(-1) ?? ''
  // A second file of stories has a title of its own.
  const name = library.has(inTitle) ? inTitle : nameOf(component)
  const found = root ? topmost(root, name) : []
  if (!root || found.length === 0) return code
  const leavesOut = (prop: string, value: unknown, type: unknown) =>
    prop === 'className' ||
    (nameOf(type) === name &&
      argTypes[prop]?.table?.defaultValue?.summary?.replace(/^['"]|['"]$/g, '') === String(value))
  const expand = (element: Drawn) => {
    if (typeof element.type === 'symbol') return undefined
    if (typeof element.type !== 'function' || library.has(nameOf(element.type))) return undefined
    const fiber = fiberOf(root, element)
    return fiber ? drawnBy(fiber) : []
  }
  const result = withIcons(printJsx(found, { expand, leavesOut }))
  printed.add(result)
  return result
}

/** With the import of the icons. All other names are of the library, because `expand` replaces helpers of the stories. */
function withIcons(code: string) {
  const names = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, each = '']) => each)
  const icons = [...new Set(names)].filter((each) => !library.has(each) && each !== 'AmountsHidden')
  return icons.length > 0 ? `import { ${icons.join(', ')} } from 'lucide-react'\n\n${code}` : code
}

function rootOf(canvas: HTMLElement): Fiber | undefined {
  const key = Object.keys(canvas).find((each) => each.startsWith('__reactContainer$'))
  const container = key && (canvas as unknown as Record<string, { stateNode?: { current?: Fiber } }>)[key]
  return container ? container.stateNode?.current : undefined
}

const elementOf = ({ elementType, memoizedProps }: Fiber): Drawn => ({
  type: elementType,
  props: (memoizedProps ?? {}) as Record<string, unknown>,
})

function* childrenOf({ child }: Fiber) {
  for (let each = child; each; each = each.sibling) yield each
}

/** The elements of a component that aren't inside another component of the same name. */
function topmost(fiber: Fiber, name: string): Drawn[] {
  if (typeof fiber.type !== 'string' && fiber.type && nameOf(fiber.type) === name && library.has(name))
    return [elementOf(fiber)]
  const found = [...childrenOf(fiber)].flatMap((child) => topmost(child, name))
  const provided = fiber.type === AmountsHidden && found.length > 0
  return provided ? [{ type: { name: 'AmountsHidden' }, props: hiddenAround(fiber, found) }] : found
}

const hiddenAround = ({ memoizedProps }: Fiber, children: Drawn[]) => ({
  value: (memoizedProps as { value: boolean }).value,
  children: children.map(({ type, props }) => ({
    $$typeof: Symbol.for('react.transitional.element'),
    type,
    props,
  })),
})

function fiberOf(fiber: Fiber, element: Drawn): Fiber | undefined {
  if (fiber.memoizedProps === element.props) return fiber
  for (const child of childrenOf(fiber)) {
    const found = fiberOf(child, element)
    if (found) return found
  }
  return undefined
}

/** What a component rendered: texts, elements of the page, and components of the library. */
function drawnBy(fiber: Fiber): (Drawn | string)[] {
  return [...childrenOf(fiber)].flatMap((child) => {
    if (typeof child.memoizedProps === 'string') return [child.memoizedProps]
    const { type } = child
    const known = typeof type === 'string' || (typeof type === 'function' && library.has(nameOf(type)))
    return known ? [elementOf(child)] : drawnBy(child)
  })
}

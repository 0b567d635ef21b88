import { CLASS_PREFIX } from './class-prefix.ts'

/** Groups of classes that set the same property, for classes whose prefix isn't the group. The first match counts. */
const groups: [group: string, classes: RegExp][] = [
  ['display', /^(?:block|inline|inline-(?:block|flex|grid)|flex|grid|contents|hidden|table)$/],
  ['position', /^(?:static|fixed|absolute|relative|sticky)$/],
  ['visibility', /^(?:visible|invisible|collapse)$/],
  ['screen-reader', /^(?:not-)?sr-only$/],
  ['text-decoration', /^(?:underline|no-underline|line-through)$/],
  ['text-transform', /^(?:uppercase|lowercase|capitalize|normal-case)$/],
  ['outline-style', /^outline-(?:none|hidden|solid|dashed|dotted)$/],
  ['outline-w', /^outline(?:-[\d.]+)?$/],
  ['decoration-w', /^decoration-[\d.]+$/],
  ['stroke-w', /^stroke-(?:[\d.]+$|\[[\d.])/],
  ['text-size', /^text-(?:(?:xs|sm|base|lg|[2-6]?xl)(?:\/|$)|\[(?:min\()?[\d.])/],
  ['text-align', /^text-(?:start|center|end|left|right|justify)$/],
  ['text-wrap', /^text-(?:wrap|nowrap|balance|pretty)$/],
  ['font-family', /^font-(?:sans|mono)$/],
  ['border-style', /^border-(?:solid|dashed|dotted|none)$/],
  ['border-collapse', /^border-(?:collapse|separate)$/],
  ['border-w$1', /^border(-[xytrblse])?(?:-[\d.]+)?$/],
  ['border-color$1', /^border(-[xytrblse])?-/],
  ['flex-direction', /^flex-(?:row|col)/],
  ['flex-wrap', /^flex-(?:no)?wrap/],
  ['content', /^content-(?:start|center|end|between)$/],
  // Groups whose names have a hyphen, such as `max-w` and `gap-x`.
  [
    '$1',
    /^((?:min|max)-[wh]|(?:gap|inset|overflow|overscroll|translate)-[xy]|rounded-[tbrl]|(?:grid|justify|place|col|row)-(?:cols|rows|items|self|content|span|start|end)|outline-offset|underline-offset|pointer-events|line-clamp|scroll-m[tb])-/,
  ],
  // In all other groups, the common prefix of the classes is the name of the group.
  [
    '$1',
    /^([pm][xysetrbl]?|[whz]|size|basis|gap|inset|start|end|top|bottom|left|right|order|place|self|cursor|opacity|duration|ease|animate|origin|fill|list|leading|tracking|whitespace|select|aspect|columns|align|overscroll|accent|blur|rotate|overflow|bg|shadow|items|justify|text|font|flex|stroke|outline|decoration)-/,
  ],
  ['$1', /^(transition|resize|rounded|grow|shrink|truncate)(?:-|$)/],
  // `[mask-type:alpha]` sets the property that it names.
  ['[$1', /^\[([\w-]+):/],
]

function groupOf(name: string) {
  for (const [group, classes] of groups) {
    const found = classes.exec(name)
    if (found) return group.replace('$1', found[1] ?? '')
  }
  return undefined
}

/** The groups that also set everything that this group sets: `p` and `px` for `pl`, `size` for `w`. */
function wider(group: string): string[] {
  const [, base = '', side = ''] = /^([pm]|.+-)([xytrblse])$/.exec(group) ?? []
  if (side) return [base.replace(/-$/, ''), base + (/[tb]/.test(side) ? 'y' : /[lrse]/.test(side) ? 'x' : '')]
  if (/^(?:start|end|left|right)$/.test(group)) return ['inset', 'inset-x']
  if (/^(?:top|bottom)$/.test(group)) return ['inset', 'inset-y']
  if (/^(?:basis|grow|shrink)$/.test(group)) return ['flex']
  if (/^(?:display|overflow)$/.test(group)) return ['line-clamp']
  return group === 'leading' ? ['text-size'] : /^[wh]$/.test(group) ? ['size'] : []
}

function merge(classes: string): string {
  const taken = new Set<string>()
  const kept = classes
    .trim()
    .split(/\s+/)
    .toReversed()
    .filter((each) => {
      // In the package, classes without our prefix belong to the app, and its style sheet decides.
      if (!each.startsWith(CLASS_PREFIX)) return true
      const [, variants = '', name = ''] = /^((?:(?:[^[\]:]|\[[^\]]*\])+:)*)-?(.*)$/.exec(each) ?? []
      const group = groupOf(name)
      if (!group) return true
      if ([group, ...wider(group)].some((other) => taken.has(variants + other))) return false
      taken.add(variants + group)
      return true
    })
  return kept.toReversed().join(' ')
}

const merged = new Map<string, string>()

/**
 * Of the classes that set the same property, keeps the last. Knows the groups of Tailwind classes that this repository uses: all of
 * tailwind-merge would add several times as much code to every page. cn.test.ts checks that both agree on all classes in use.
 */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes)
  if (known !== undefined) return known
  if (merged.size > 500) merged.clear()
  const result = merge(classes)
  merged.set(classes, result)
  return result
}

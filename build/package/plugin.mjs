import { classEdits } from './class-literals.mjs'
import { PREFIX } from './design-system.mjs'
import { markEdits } from './own-elements.mjs'
import { edited, parse } from './walk.mjs'

/** This file's texts are names of groups of classes, not classes. */
const GROUPS_FILE = /\/ui\/lib\/merge-classes\.ts$/
const PREFIX_FILE = /\/ui\/lib\/class-prefix\.ts$/

/**
 * A Vite plugin that gives every class and variable of the library its prefix, and marks the elements that the library renders. It adds
 * the classes to the given set. It changes no line numbers, so the source maps fit.
 */
export function packageNames(isClass, classes) {
  return {
    name: 'package-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/.*\.tsx?$/ },
      handler(code, id) {
        if (PREFIX_FILE.test(id)) return { code: code.replace("''", `'${PREFIX}:'`), map: null }
        if (GROUPS_FILE.test(id)) return undefined
        const program = parse(id, code)
        const found = classEdits(program, code, isClass)
        for (const each of found.classes) classes.add(each)
        return { code: edited(code, [...found.edits, ...markEdits(program)]), map: null }
      },
    },
  }
}

import { mergeClasses } from './merge-classes.ts'

/** Joins class names. If two classes set the same property, the later one wins. */
export function cn(...classes: (string | boolean | null | undefined)[]) {
  const given = classes.filter((each) => each && each !== true)
  const joined = given.join(' ')
  // A single argument has no conflicts (cn.test.ts checks this), so it skips the merging, which is slow.
  return given.length > 1 ? mergeClasses(joined) : joined
}

import { clsx, type ClassValue } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; where two arguments say different things of one property, the later one wins. */
export function cn(...classes: ClassValue[]) {
  const given = classes.filter(Boolean)
  const joined = clsx(given)
  // One alone doesn't contradict itself (cn.test.ts), and taking it apart costs more than the rest of many a component.
  return given.length > 1 ? mergeClasses(joined) : joined
}

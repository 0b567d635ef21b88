import { clsx, type ClassValue } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; where two say different things of one property, the later one wins. */
export function cn(...classes: ClassValue[]) {
  return mergeClasses(clsx(classes))
}

import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { theme: { radius: ['control', 'card'], shadow: ['float'], container: ['content', 'form'] } },
})

/** Joins class names; where two say different things of one property, the later one wins. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes))
}

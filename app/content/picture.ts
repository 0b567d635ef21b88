import { brand } from './brand.ts'

/** What stands on the picture that other sites show beside a link to this one; `node build/og.mjs` draws it. */
export const socialCardText = {
  name: brand.name,
  title: 'Exact figures. Every fee shown before you confirm.',
  caution: 'You can lose all the money you invest.',
} as const

import { brand } from './brand.ts'

/** The text of the image that other sites show beside a link to this one. `npm run og` draws it. */
export const socialCardText = {
  name: brand.name,
  title: 'Exact figures. Every fee shown before you confirm.',
  caution: 'You can lose all the money you invest.',
} as const

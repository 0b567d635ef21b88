import { expect, it } from 'vitest'
import { cn } from './cn.ts'

it.each([
  { classes: ['p-2', 'p-4'], joined: 'p-4' },
  { classes: ['bg-surface', false, undefined, 'bg-accent'], joined: 'bg-accent' },
  { classes: ['rounded-control', 'rounded-card'], joined: 'rounded-card' },
  { classes: ['max-w-form', 'max-w-content'], joined: 'max-w-content' },
  { classes: ['text-sm', 'text-muted'], joined: 'text-sm text-muted' },
])('$classes gives "$joined"', ({ classes, joined }) => {
  expect(cn(...classes)).toBe(joined)
})

import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import type { Button } from './Button.tsx'

type Props = ComponentProps<typeof Button>

it('the types allow no loading or disabled state for a button that is a link', () => {
  const allowed: Props[] = [
    { asChild: true },
    { loading: true },
    { asChild: false, disabledReason: 'Not now' },
  ]
  // @ts-expect-error -- a link has no loading state
  const loading: Props = { asChild: true, loading: true }
  // @ts-expect-error -- a link can't be disabled
  const disabled: Props = { asChild: true, disabledReason: 'Not now' }
  expect([...allowed, loading, disabled]).toHaveLength(5)
})

import type { RefObject } from 'react'
import { expect } from 'storybook/test'

/** Props that a component passes to its root. */
export const rootProps = { id: 'sample', className: 'mt-1' }

/** Expects {@link rootProps} and `ref` on the root of a component. `root`: the element, if a story can select it. */
export async function expectRootProps(ref: RefObject<Element | null>, root: Element | null = ref.current) {
  await expect(root).toHaveAttribute('id', 'sample')
  await expect(root).toHaveClass('mt-1')
  await expect(ref.current).toBe(root)
}

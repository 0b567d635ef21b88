import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { isValidElement } from 'react'

/** Values that Storybook's object editor can't show: React elements and amounts, which are BigInt. */
const cannotBeEdited = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(cannotBeEdited))

/** Removes the control of props that can't be edited. Their description stays. */
export const withoutFalseEditors: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      cannotBeEdited(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
    ]),
  )

import { useMemo } from 'react'
import { offersSecurity, useDeclared } from '../api/use-capability.ts'
import { customerItems } from './nav-items.ts'

/** The links for signed-in customers, with those that the backend's capabilities add. */
export function useCustomerItems() {
  const withSecurity = offersSecurity(useDeclared())
  return useMemo(() => customerItems(withSecurity), [withSecurity])
}

import { deferredHydration } from '../start/DeferredHydration.tsx'

/**
 * The footer, whose HTML works without its code. It takes no props, because a part that waits for its code must not be rendered again
 * with others.
 */
export const SiteFooter = deferredHydration(async () => (await import('./FooterContent.tsx')).FooterContent)

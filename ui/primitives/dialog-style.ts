/**
 * The styles that Dialog, AlertDialog and Drawer share. Dialogs fade in and disappear at once. The overlay is on the same layer as the
 * panels, so that the overlay of a second dialog covers the first.
 */
export const overlayStyle = 'fixed inset-0 z-50 bg-overlay transition-opacity starting:opacity-0'
export const surfaceStyle =
  'overflow-y-auto overscroll-contain border border-line bg-raised text-ink shadow-float outline-none'
export const panelStyle = `fixed z-50 ${surfaceStyle} transition-[opacity,translate] starting:opacity-0`
export const middleStyle = 'inset-4 m-auto h-fit rounded-card'
export const paddingStyle = 'p-[min(1.25rem,6vw)] sm:p-6'
/** Ends above the sandbox ribbon. */
export const centeredStyle = `${middleStyle} max-h-[calc(100dvh-2*max(1rem,var(--ribbon-height,0px)))] ${paddingStyle} starting:translate-y-1`
export const titleStyle = 'min-w-0 text-xl'
export const footerStyle = 'mt-6 flex flex-wrap justify-end gap-3'

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
export const footedStyle = 'pb-0 sm:pb-0 [@media(min-height:40rem)]:scroll-pb-36'
/** Stays in view while the content scrolls and fades it out, unless the window is so low that it would cover most of it. */
export const stickyFooterStyle = `${footerStyle} relative bottom-0 -mx-[min(1.25rem,6vw)] rounded-b-card bg-raised px-[min(1.25rem,6vw)] pb-[min(1.25rem,6vw)] before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-raised sm:-mx-6 sm:px-6 sm:pb-6 forced-colors:before:hidden [@media(min-height:40rem)]:sticky`

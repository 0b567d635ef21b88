export const box = (root: HTMLElement) => root.querySelector('[aria-roledescription="carousel"]')
export const shown = (root: HTMLElement) => root.querySelector('[role="group"]:not([inert])')
/** Returns how far the first slide is from its visible position, as a share of its width. */
export const offset = (root: HTMLElement) => {
  const slide = root.querySelector('[role="group"]')
  const view = slide?.parentElement?.parentElement
  if (!slide || !view) throw new Error('no slide')
  const { left, width } = slide.getBoundingClientRect()
  return (left - view.getBoundingClientRect().left) / width
}
export const announcement = () => document.querySelector('[data-slot="live-region"]')

export const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

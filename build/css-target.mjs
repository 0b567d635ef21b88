// Lowered for older browsers, light-dark() no longer hears a theme set on an inner element.
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120']

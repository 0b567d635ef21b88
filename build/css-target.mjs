// The oldest browsers with light-dark(). Compiled for older ones, it ignores a theme set on an inner element.
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120']

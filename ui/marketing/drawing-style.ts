/** The fills and the accent of the drawings. Lines without a class have the color of the text. */
export const paper = 'fill-surface'
export const tint = 'fill-accent-soft'
export const accent = 'stroke-accent'

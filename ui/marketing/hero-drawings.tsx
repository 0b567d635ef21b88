import { accent, paper, tint } from './drawing-style.ts'

const mainSail = 'M103 28C124 50 132 78 133 102H103Z'
const jib = 'M97 42C84 62 76 84 74 102H97Z'
const hull = 'M64 108H140C136 115 131 120 126 120H78C72 120 67 115 64 108Z'

/** The boat alone, about 80 wide and 100 high, with its mast at 100. */
export const boat = (
  <>
    <path d="M100 108V22" />
    <path d={mainSail} className={paper} />
    <path d={jib} className={`${tint} ${accent}`} />
    <path d={hull} className={paper} />
  </>
)

/** Two drawings in a separate file, so that a page with a picture of the product doesn't load all of them. */
export const heroDrawings = {
  sail: (
    <>
      <path d="M150 120a19 19 0 0 1 38 0" className={tint} />
      {boat}
      <path d="M14 110h18M22 100h10M44 112h8" />
    </>
  ),
  receipt: (
    <>
      <path d="M58 120V16H142V120" className={paper} />
      <path d="M70 34h28M70 50h22M70 66h30M112 34h18M116 50h14M118 66h12" />
      <path d="M70 80h60" strokeDasharray="2 4" />
      <path d="M70 96h24M108 96h22" className={accent} strokeWidth="3" />
      <path d="M156 120V70h16v50M28 120V88h16v32" />
    </>
  ),
}

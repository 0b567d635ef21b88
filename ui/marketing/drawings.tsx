import type { ReactNode } from 'react'
import { accent, paper, tint } from './drawing-style.ts'
import { heroDrawings } from './hero-drawings.tsx'
import { serviceDrawings } from './service-drawings.tsx'

/** Line drawings for a viewBox of 200 by 120. Its lower edge is the ground line. */
export const drawings = {
  ...heroDrawings,
  verify: (
    <>
      <path d="M46 120V51a7 7 0 0 1 7-7h94a7 7 0 0 1 7 7v69" className={paper} />
      <circle cx="74" cy="70" r="10" className={tint} />
      <path d="M58 100c2-11 8-16 16-16s14 5 16 16M104 64h36M104 78h36M104 92h20" />
      <circle cx="150" cy="42" r="15" className={`${tint} ${accent}`} />
      <path d="m143 42 5 5 9-10" className={accent} strokeWidth="2" />
    </>
  ),
  fund: (
    <>
      <path d="M66 112c0 4 15 8 34 8s34-4 34-8V84H66Z" className={paper} />
      <path d="M66 98c0 5 15 9 34 9s34-4 34-9" />
      <ellipse cx="100" cy="84" rx="34" ry="9" className={tint} />
      <path d="M100 14v50m-12-12 12 12 12-12" className={accent} strokeWidth="2" />
      <path d="M30 120v-12M170 120v-20M158 120v-8M42 120v-6" />
    </>
  ),
  trade: (
    <>
      <path d="M30 120V92M54 120V74M78 120V86M102 120V56M126 120V78M150 120V50M174 120V68" />
      <path
        d="m18 98 36-36 24 16 26-38 24 26 24-34 30 22"
        className={accent}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="152" cy="32" r="4" className={`${paper} ${accent}`} />
    </>
  ),
  ...serviceDrawings,
  lighthouse: (
    <>
      <path d="M88 120 93 48h14l5 72" className={paper} />
      <path d="M90 96h20M91.500 74h17M86 48h28" />
      <path d="M92 48V34h16v14M90 34l10-10 10 10Z" className={tint} />
      <path d="M84 40 22 26M84 44 30 56M116 40l62-14M116 44l54 12" className={accent} />
      <path d="M40 120c6-8 22-12 34-12M160 120c-6-8-20-12-34-12" />
    </>
  ),
  letter: (
    <>
      <path d="M44 120V52a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v68" className={paper} />
      <path d="m46 48 54 40 54-40" className={accent} strokeWidth="2" />
      <path d="m44 119 38-35M156 119l-38-35M20 64h14M14 80h20M24 96h10" />
    </>
  ),
  phone: (
    <>
      <path d="M72 120V23a9 9 0 0 1 9-9h38a9 9 0 0 1 9 9v97" className={paper} />
      <path d="M92 24h16" />
      <path d="M84 46h32v24H98l-8 8v-8h-6Z" className={`${tint} ${accent}`} />
      <path d="M142 44c8 8 8 24 0 32M152 34c14 14 14 38 0 52M58 44c-8 8-8 24 0 32M48 34c-14 14-14 38 0 52" />
    </>
  ),
  chart: (
    <>
      <path d="M34 120V34l44-12 44 12 44-12v98" className={paper} />
      <path d="M78 22v98M122 34v86" />
      <path
        d="M48 104c22-4 20-34 46-36s24-22 50-26"
        className={accent}
        strokeDasharray="5 4"
        strokeWidth="2"
      />
      <circle cx="148" cy="41" r="6" className={`${tint} ${accent}`} />
      <path d="m44 98 10 10m0-10-10 10" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings

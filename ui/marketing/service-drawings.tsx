import type { ReactNode } from 'react'
import { accent, paper, tint } from './drawing-style.ts'

/** The drawings of what customers can trade, of copy trading and of the plans. */
export const serviceDrawings = {
  crypto: (
    <>
      <rect x="22" y="76" width="40" height="40" rx="4" className={paper} />
      <rect x="80" y="76" width="40" height="40" rx="4" className={`${tint} ${accent}`} />
      <rect x="138" y="76" width="40" height="40" rx="4" className={paper} />
      <path d="M62 96h18M120 96h18M32 88h20M32 98h12M90 88h20M90 98h12M148 88h20M148 98h12" />
      <path d="M100 76V44M42 76V58M158 76V58M42 58c0-8 116-8 116 0" />
      <circle cx="100" cy="32" r="12" className={tint} />
    </>
  ),
  forex: (
    <>
      <circle cx="78" cy="74" r="32" className={paper} />
      <circle cx="122" cy="74" r="32" className={tint} />
      <path d="M100 51a32 32 0 0 0 0 46" />
      <path d="M56 24h82m-9-7 9 7-9 7" className={accent} strokeWidth="2" />
      <path d="M22 120v-8M40 120v-14M160 120v-14M178 120v-8M74 66v18M68 72h12M68 78h12M126 66v18" />
    </>
  ),
  shares: (
    <>
      <path d="M46 120V50h48v70M94 120V72h60v48" className={paper} />
      <path d="M58 64h8M74 64h8M58 80h8M74 80h8M58 96h8M74 96h8M106 86h8M124 86h8M106 102h8M124 102h8" />
      <circle cx="150" cy="40" r="22" className={paper} />
      <path d="M150 40V18a22 22 0 0 1 22 22Z" className={`${tint} ${accent}`} />
    </>
  ),
  indices: (
    <>
      <path
        d="M28 120V96h16v24M54 120V82h16v38M80 120V90h16v30M106 120V64h16v56M132 120V74h16v46M158 120V54h16v66"
        className={paper}
      />
      <path d="M16 84c30-6 42-28 66-24s40-34 60-30 26-6 42-14" className={accent} strokeWidth="2" />
    </>
  ),
  etf: (
    <>
      <path d="M50 74h100l-12 46H62Z" className={paper} />
      <path d="M58 90h84M62 106h76M84 74l6 46M116 74l-6 46" />
      <circle cx="76" cy="60" r="14" className={tint} />
      <rect x="96" y="44" width="26" height="30" rx="3" className={`${tint} ${accent}`} />
      <path d="m132 74 12-24 10 24M66 46c6-22 62-28 72 0" />
    </>
  ),
  copy: (
    <>
      <path d="M66 108V30" />
      <path d="M69 34c18 20 25 46 26 68H69Z" className={`${tint} ${accent}`} />
      <path d="M63 50C52 68 46 86 44 102h19Z" className={paper} />
      <path d="M34 108h68c-3 7-8 12-12 12H46c-5 0-9-5-12-12Z" className={paper} />
      <path d="M146 112V66" />
      <path d="M148 68c10 12 14 26 15 40h-15Z" className={tint} />
      <path d="M144 78c-6 10-10 20-11 30h11ZM127 112h40c-2 5-5 8-8 8h-24c-3 0-6-3-8-8Z" className={paper} />
      <path d="M108 116h12" strokeDasharray="3 4" />
    </>
  ),
  automated: (
    <>
      <path
        d="M52 120a48 48 0 0 1 96 0M70 120a30 30 0 0 1 60 0M100 72V58M132 84l10-10M68 84 58 74M147 108l14-5M53 108l-14-5"
        strokeWidth="2"
      />
      <path d="M70 120a30 30 0 0 1 60 0Z" className={`${tint} ${accent}`} />
      <path d="M100 120V98l14-8" className={accent} strokeWidth="2" />
      <path d="M12 110h14M174 110h14" />
    </>
  ),
  choose: (
    <>
      <path d="M100 120V84C100 58 52 66 52 36M100 84c0-26 48-18 48-48" strokeDasharray="4 4" />
      <circle cx="52" cy="28" r="10" className={paper} />
      <circle cx="148" cy="28" r="10" className={`${tint} ${accent}`} />
      <path d="m143 28 4 4 7-8" className={accent} strokeWidth="2" />
      <circle cx="100" cy="84" r="4" className={paper} />
    </>
  ),
  proportion: (
    <>
      <path d="M38 120V24h36v96" className={paper} />
      <path d="M38 120V96h36v24Z" className={`${tint} ${accent}`} />
      <path d="M130 120V72h28v48" className={paper} />
      <path d="M130 120v-12h28v12Z" className={`${tint} ${accent}`} />
      <path d="M80 108h42m-7-6 7 6-7 6" />
    </>
  ),
  limit: (
    <>
      <path d="m18 30 30 12 22-10 26 34 22-10 22 28" strokeWidth="2" />
      <path d="M18 88h164" className={accent} strokeDasharray="5 5" strokeWidth="2" />
      <circle cx="142" cy="86" r="5" className={`${tint} ${accent}`} />
      <path d="M30 120v-8M60 120v-14M90 120v-8M120 120v-12" />
    </>
  ),
  stop: (
    <>
      <circle cx="100" cy="26" r="9" className={tint} />
      <path d="M100 35v77M82 50h36" />
      <path
        d="M62 84c2 18 18 28 38 28s36-10 38-28M62 84l-8 12M62 84l12 8M138 84l8 12M138 84l-12 8"
        className={accent}
        strokeWidth="2"
      />
    </>
  ),
  plans: (
    <>
      <path d="M30 112V86M66 112V68M110 112V46M160 112V20" />
      <path d="M32 88c7 7 10 13 10 20H32Z" className={tint} />
      <path d="M68 70c10 12 15 25 15 38H68Z" className={tint} />
      <path d="M112 48c14 18 21 38 21 60h-21Z" className={tint} />
      <path d="M162 22c18 26 26 56 27 86h-27Z" className={`${tint} ${accent}`} />
      <path
        d="M20 112h26l-4 8H24ZM54 112h34l-5 8H59ZM96 112h42l-6 8h-30ZM142 112h52l-8 8h-36Z"
        className={paper}
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

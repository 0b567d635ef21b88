import { useId } from 'react'
import type { FlowMonth } from './money-flow.ts'
import { PlotGrid } from './plot-parts.tsx'
import type { PlotScale } from './plot-scale.ts'

const fills = {
  in: 'fill-flow-in forced-colors:fill-[CanvasText]',
  // In forced colors, both kinds of bar have the same color, so these are hollow.
  out: 'fill-flow-out forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
}
const outlines = {
  in: 'stroke-flow-in forced-colors:stroke-[CanvasText]',
  out: 'stroke-flow-out forced-colors:stroke-[CanvasText]',
}

type BarsProps = { months: readonly FlowMonth[]; chosen: number; scale: PlotScale }

/** The bars of all months: up for money in, down for money out. Pending amounts are hatched and come after the approved ones. */
export function FlowBars({ months, chosen, scale }: BarsProps) {
  const id = useId()
  const band = 100 / months.length
  return (
    <>
      <Hatch id={`${id}in`} className={outlines.in} />
      <Hatch id={`${id}out`} className={outlines.out} />
      <rect
        x={`${band * chosen}%`}
        width={`${band}%`}
        height="100%"
        rx="4"
        className="fill-tint forced-colors:fill-none forced-colors:stroke-[Highlight]"
      />
      <PlotGrid {...scale} />
      {months.map(({ month, in: paid, out, pendingIn, pendingOut }, index) => {
        const x = { x: `${band * (index + 0.22)}%`, width: `${band * 0.56}%` }
        return (
          <g key={month} data-month={month}>
            <Bar {...x} scale={scale} from={0n} to={paid} className={fills.in} />
            <Bar {...x} scale={scale} from={0n} to={-out} className={fills.out} />
            <Bar
              {...x}
              scale={scale}
              from={paid}
              to={paid + pendingIn}
              fill={`url(#${id}in)`}
              className={outlines.in}
            />
            <Bar
              {...x}
              scale={scale}
              from={-out}
              to={-out - pendingOut}
              fill={`url(#${id}out)`}
              className={outlines.out}
            />
          </g>
        )
      })}
    </>
  )
}

type BarProps = {
  x: string
  width: string
  scale: PlotScale
  /** In cents. */
  from: bigint
  to: bigint
  fill?: string
  className: string
}

function Bar({ scale, from, to, ...rest }: BarProps) {
  if (from === to) return null
  const [one, other] = [scale.y(from), scale.y(to)]
  // Keeps the smallest amount visible.
  const height = Math.max(Math.abs(one - other), 0.5)
  return <rect y={`${to > from ? one - height : one}%`} height={`${height}%`} {...rest} />
}

function Hatch({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2="5" strokeWidth="3" className={className} />
    </pattern>
  )
}

/** The symbol of a kind of bar, for the legend. */
export function FlowSwatch({ kind }: { kind: 'in' | 'out' | 'pending' }) {
  const id = useId()
  return (
    <svg aria-hidden className="size-3 shrink-0">
      {kind === 'pending' ? (
        <>
          <Hatch id={id} className={outlines.in} />
          <rect
            x="0.5"
            y="0.5"
            width="calc(100% - 1px)"
            height="calc(100% - 1px)"
            fill={`url(#${id})`}
            className={outlines.in}
          />
        </>
      ) : (
        <rect
          x="0.5"
          y="0.5"
          width="calc(100% - 1px)"
          height="calc(100% - 1px)"
          rx="1"
          className={fills[kind]}
        />
      )}
    </svg>
  )
}

import { Skeleton } from '../primitives/Skeleton.tsx'

/** The class with the height of a small button. */
export const buttonHeight = 'h-9 pointer-coarse:h-11'

/** Placeholders for the rows of a list. `heights`: the class with the height of each row's content. */
export function RowPlaceholders({ heights }: { heights: readonly string[] }) {
  return (
    <div className="w-full ruled">
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their order
        <div key={index} className="py-3.5">
          <Skeleton className={height} />
        </div>
      ))}
    </div>
  )
}

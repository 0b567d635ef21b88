import { assets, assetsIntro, guides, risk } from '../../content/guides.ts'
import { habits, scams, transfers, words } from '../../content/guides-safety.ts'
import { minutesToRead, reviewed } from '../../content/reading-time.ts'

/** The guides in the order of the page. `text`: what is read in it, if the guide itself doesn't have it. */
const contents = [
  { guide: risk },
  { guide: assetsIntro, text: assets },
  { guide: scams },
  { guide: habits },
  { guide: transfers },
  { guide: words },
]

export type Guide = (typeof contents)[number]['guide']

/** A card for each guide: its title, what is in it, and how long it takes to read. */
export function GuideContents() {
  return (
    <nav
      aria-labelledby="contents"
      className="mx-auto w-full max-w-content px-4 pt-8 sm:px-5 sm:pt-10 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="contents" className="text-xl">
          {guides.contents}
        </h2>
        <p className="text-sm text-muted">
          All reviewed <time dateTime={reviewed.iso}>{reviewed.text}</time>
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-3 sm:gap-4">
        {contents.map(({ guide, text = guide }) => (
          <li
            key={guide.id}
            className="relative rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:p-5"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {/* The link covers the whole card, but only the title is its name. */}
              <a
                href={`#${guide.id}`}
                className="rounded-sm font-semibold text-link after:absolute after:inset-0 hover:underline"
              >
                {guide.title}
              </a>
              {/* Short, so that it stays beside the title in the wider fallback font too. */}
              <span className="text-sm text-muted">
                {minutesToRead(text)} min<span className="sr-only"> read</span>
              </span>
            </p>
            <p className="mt-1 text-muted">{guide.summary}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the guides, which stay in view beside the text on a wide screen. */
export function GuideLinks() {
  return (
    <nav
      aria-label="On this page"
      className="hidden lg:sticky lg:top-[calc(var(--notices-height,0px)+5.5rem)] lg:-ms-1 lg:mt-16 lg:block lg:max-h-[calc(100dvh-var(--notices-height,0px)-7.5rem)] lg:self-start lg:overflow-y-auto lg:p-1 print:hidden"
    >
      <ul>
        {contents.map(({ guide: { id, title } }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-sm font-medium text-link underline-offset-3 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

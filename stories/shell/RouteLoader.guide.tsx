import { Spinner } from '#ui/primitives/Spinner.tsx'
import { Horizon } from '#ui/shell/Horizon.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'RouteLoader covers the page visually while it loads. Screen readers can already use the page below.',
  use: [
    'Between two pages whose code takes a moment.',
    'With `timed` only if it can be skipped, and never for longer than it must.',
  ],
  avoid: [
    'For data inside a page, use Skeleton.',
    'For a request of a form, use the loading state of its button.',
  ],
  examples: [
    {
      do: (
        <div className="grid justify-items-center gap-2 text-center">
          <p className="text-lg font-semibold">Plans</p>
          <p className="text-sm text-muted">Press any key or tap to skip this screen.</p>
        </div>
      ),
      dont: (
        <div className="grid justify-items-center gap-2 text-center">
          <Spinner />
          <p className="text-sm text-muted">Please wait</p>
        </div>
      ),
      because: 'Say where the customer is going and how to skip a fixed wait.',
    },
  ],
  keyboard: [['Any key', 'With `timed`: ends it. A key that is still held down from the link doesn’t.']],
  announced: ['Nothing: it is hidden from screen readers, which read the new page at once.'],
  content: ['The title is that of the next page.'],
  layout: ['It fills the window above the page.'],
  states: {
    'While the page loads': (
      <div className="grid justify-items-center gap-2 text-center">
        <Horizon className="w-72 max-w-full" />
        <p className="text-lg font-semibold">Plans</p>
        <p className="text-sm text-muted">Loading …</p>
      </div>
    ),
    'For a fixed time': (
      <div className="grid justify-items-center gap-2 text-center">
        <Horizon className="w-72 max-w-full" />
        <p className="text-lg font-semibold">Plans</p>
        <p className="max-w-[36ch] text-sm text-muted">
          Press any key or tap to skip this screen. It won’t appear again until you close the tab.
        </p>
      </div>
    ),
  },
  related: ['shell/Horizon', 'primitives/Skeleton', 'primitives/Spinner'],
}

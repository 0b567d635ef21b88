import type { Page } from 'playwright'
import { renders } from './consumer.ts'

/** The parts of a page with more than ten components, each imported from the path that `from` returns. Each component is in a div. */
export const sampleImports = (from: (module: string) => string) => `
  import { Badge } from '${from('primitives/Badge')}'
  import { Button } from '${from('primitives/Button')}'
  import { Callout } from '${from('primitives/Callout')}'
  import { EmptyState } from '${from('primitives/EmptyState')}'
  import { Field } from '${from('primitives/Field')}'
  import { IconButton } from '${from('primitives/IconButton')}'
  import { Input } from '${from('primitives/Input')}'
  import { Link } from '${from('primitives/Link')}'
  import { Money } from '${from('money/Money')}'
  import { Pagination } from '${from('primitives/Pagination')}'
  import { Spinner } from '${from('primitives/Spinner')}'
  import { StatusBadge } from '${from('wallet/StatusBadge')}'
  import { Switch } from '${from('primitives/Switch')}'
  import { Tab, TabList, TabPanel, Tabs } from '${from('primitives/Tabs')}'
  import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '${from('primitives/Table')}'
`

export const sampleElements = `[
  h(Button, { key: 1 }, 'Pay ', h(Money, { amount: '1234.50' })),
  h(Button, { key: 2, variant: 'danger', size: 'sm', disabledReason: 'Not yet' }, 'Close account'),
  h(Badge, { key: 3, tone: 'gain' }, 'Up'),
  h(StatusBadge, { key: 4, status: 'pending' }),
  h(Field, { key: 5, label: 'Email', hint: 'We write to it', error: 'Enter your email', required: true }, h(Input)),
  h(Link, { key: 6, href: '#terms', external: true }, 'Terms'),
  h(Callout, { key: 7, tone: 'warning', title: 'Prices move' }, 'You can lose money.'),
  h(EmptyState, { key: 8, title: 'No deposits yet', text: 'They appear here.', heading: 'h2' }),
  h(IconButton, { key: 9, icon: '×', label: 'Close' }),
  h(Pagination, { key: 10, label: 'Pages', page: 2, pageCount: 9, onPageChange() {} }),
  h(Spinner, { key: 11, label: 'Loading' }),
  h(Switch, { key: 12, label: 'Hide amounts', defaultChecked: true }),
  h(Tabs, { key: 13, defaultValue: 'a' },
    h(TabList, { 'aria-label': 'Views' }, h(Tab, { value: 'a' }, 'One'), h(Tab, { value: 'b' }, 'Two')),
    h(TabPanel, { value: 'a' }, 'First view')),
  h(Table, { key: 14, caption: 'Deposits' },
    h(TableHead, null, h(TableRow, null, h(TableHeader, { align: 'end' }, 'Amount'))),
    h(TableBody, null, h(TableRow, null, h(TableCell, { align: 'end' }, h(Money, { amount: '-3.00' }))))),
].map((each, index) => h('div', { key: index, className: 'sample' }, each))`

/** Styles of an app with the names that the library's classes and variables have without their prefix. */
export const appStyles = `
  :root { --accent: red; --color-accent: red }
  .bg-accent { background: red !important } .flex { display: none } .text-ink { color: red }
  .own { background-color: rgb(1, 2, 3) }
  h1 { font-size: 40px; margin: 11px }
`

/** The styles that elements inherit from the product's page. Nothing else from base.css is needed. */
export const pageStyles = `
  html {
    background: var(--ps-page); color: var(--ps-ink); font-family: var(--ps-font-sans); line-height: 1.625;
    tab-size: 4; scrollbar-gutter: stable; text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
  }
  body { margin: 0; min-height: 100dvh; overflow-wrap: break-word }
`

/** An app with its own styles, a dark section, a light part inside, and a dialog. */
export const appPage = (nonce: string) =>
  renders(
    `import '@plainsail/ui/styles.css'
     import './app.css'
     import { setStyleNonce } from '@plainsail/ui/lib/style-nonce'
     import { Dialog } from '@plainsail/ui/primitives/Dialog'
     import { Button } from '@plainsail/ui/primitives'
     import { useState } from 'react'
     setStyleNonce('${nonce}')
     function App() {
       const [open, setOpen] = useState(false)
       return h('main', { style: { fontFamily: 'var(--ps-font-sans)' } },
         h('h1', null, 'Title'),
         h(Button, { onClick: () => setOpen(true) }, 'Open'),
         h(Button, { className: 'own' }, 'Own'),
         h('section', { 'data-theme': 'dark' }, h('p', null, 'Night'), h(Button, null, 'Dark'),
           h('div', { 'data-theme': 'light' }, h(Button, null, 'Light again'))),
         h('div', { style: { height: 5000 } }),
         h(Dialog, { open, onOpenChange: setOpen, title: 'Sure?' }, 'Text'))
     }`,
    'h(App)',
  )

/** The same tree for a server and a browser. */
export const serverApp = `
  import { createElement as h, useEffect } from 'react'
  ${sampleImports((module) => `@plainsail/ui/${module}`)}
  import { LiveRegion } from '@plainsail/ui/primitives/LiveRegion'
  import { Progress } from '@plainsail/ui/primitives/Progress'
  import { ToastRegion } from '@plainsail/ui/primitives/Toast'
  import { FlowPlot } from '@plainsail/ui/wallet/FlowPlot'
  const months = Array.from({ length: 120 }, (_, at) => ({
    month: 2016 * 12 + at, in: 100n, out: 0n, pendingIn: 0n, pendingOut: 0n, paidIn: 100n,
  }))
  export function App() {
    useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
    return h(ToastRegion, null,
      h(Button, { className: 'bg-red-500' }, 'Red'),
      h('section', { 'data-theme': 'dark' }, h(Button, null, 'Night')),
      ${sampleElements},
      h(Progress, { label: 'Upload', value: 40 }),
      h(FlowPlot, { months }),
      h(LiveRegion))
  }
`

/** A page with the provider from the README, which renders our `Page` in another language. */
export const translatedPage = (from: (module: string) => string, readme: string) => `
      import { createRoot } from 'react-dom/client'
      import { Money } from '${from('money/Money')}'
      import { DateTime } from '${from('money/DateTime')}'
      import { RequestId } from '${from('form/RequestId')}'
      import { RetryButton } from '${from('primitives/LoadError')}'
      const Page = () => (
        <>
          <RetryButton onRetry={() => undefined} />
          <p><Money amount="1234.5" /></p>
          <p><DateTime iso="2026-03-01T23:30:00Z" /></p>
          <RequestId of="42" />
        </>
      )
      ${/import \* as form from[\s\S]*?\n\)\n/.exec(readme)?.[0] ?? ''}
      createRoot(document.getElementById('root')).render(<App />)`
export const germanPage = { oxc: { jsx: { runtime: 'automatic' } } } as const

/** The text of the page, with plain spaces, once it is shown. */
export async function textOfGermanPage(page: Page) {
  await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  return (await page.locator('#root').innerText()).replaceAll('\u00a0', ' ')
}

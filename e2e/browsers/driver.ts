/** What every browser's driver can do. Everything else is built on this, so a journey is written once. */
export type Tab = {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function, given as source, in the page, with one argument that survives JSON. */
  evaluate: <T>(source: string, argument?: unknown) => Promise<T>
  /** A real click by the mouse on what the function returns. */
  click: (source: string, argument?: unknown) => Promise<void>
  /** Real keys into what the function returns, which is emptied first. */
  type: (source: string, argument: unknown, text: string) => Promise<void>
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** To the front, as when a customer picks the tab. */
  activate: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: (file: string) => Promise<void>
  close: () => Promise<void>
}

export type Browser = {
  name: string
  newTab: () => Promise<Tab>
  /** Nothing that an earlier journey stored. */
  forget: () => Promise<void>
  /** What the tab opened last shows now. */
  picture: (file: string) => Promise<void>
  /** Errors of the pages and of the browser's console since the last call. */
  errors: () => string[]
  close: () => Promise<void>
}

/** The message says what is missing and how to install it. */
export class BrowserMissing extends Error {}

/** Says so of requests that a journey refuses on purpose, and of the charting provider, which no test asks. */
export const expectedError = (text: string) =>
  /tradingview|status of 40[19]|Failed to load resource.*40[19]|\b40[19] \(?Unauthorized|blocked by (the )?client/i.test(
    text,
  )

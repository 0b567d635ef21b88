/** What the driver of every browser provides. Everything else is built on it, so each journey is written only once. */
export type Tab = {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function, given as source, in the page, with one argument that JSON can represent. */
  evaluate: <T>(source: string, argument?: unknown) => Promise<T>
  /** Clicks the element that the function returns, with a real mouse event. */
  click: (source: string, argument?: unknown) => Promise<void>
  /** Empties the field that the function returns and types into it with real key events. */
  type: (source: string, argument: unknown, text: string) => Promise<void>
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Brings the tab to the front, as when a customer selects it. */
  activate: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** A virtual device that makes passkeys. */
export type PasskeyDevice = {
  /** How many passkeys it holds. */
  stored: () => Promise<number>
  /** Whether it unlocks itself from now on, as it does at first. */
  unlocks: (itself: boolean) => Promise<void>
}

export type Browser = {
  name: string
  /** Gives the browser a device until `forget`. Left out if the driver has none. */
  passkeyDevice?: () => Promise<PasskeyDevice>
  /** The browser doesn't know passkeys. */
  withoutPasskeys?: true
  newTab: () => Promise<Tab>
  /** Clears everything that an earlier journey stored. */
  forget: () => Promise<void>
  /** Takes a screenshot of the tab that was opened last. */
  picture: (file: string) => Promise<void>
  /** Errors of the pages and the browser console since the last call. */
  errors: () => string[]
  close: () => Promise<void>
}

export type Journey = {
  name: string
  /** Left out if every browser can run it. */
  suits?: (browser: Browser) => boolean
  run: (browser: Browser, origin: string) => Promise<void>
}

/** Thrown if a browser isn't installed. The message says what is missing and how to install it. */
export class BrowserMissing extends Error {}

/** Whether a console error is expected: from a request that a journey lets fail on purpose, or from the chart provider, which is not part of the tests. */
export const expectedError = (text: string) =>
  /tradingview|status of 40[139]|Failed to load resource.*40[139]|\b40[19] \(?Unauthorized|blocked by (the )?client/i.test(
    text,
  )

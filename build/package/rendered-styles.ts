import type { Page } from 'playwright'

/** The elements of the samples on a page, except those inside icons, each with its tag, computed style and box in pixels. */
export async function renderedStyles(
  page: Page,
): Promise<{ element: string; style: Record<string, string> }[]> {
  await page.locator('.sample').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() =>
    [...document.querySelectorAll('.sample :not(svg *)')].map((element) => {
      const styles = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const style: Record<string, string> = { box: [x, y, width, height].map(Math.round).join(' ') }
      // The names of variables differ on purpose. So does the scroll margin, which the product needs for its bar.
      for (const name of styles)
        if (!/^--|^scroll-margin/.test(name))
          style[name] = styles.getPropertyValue(name).replaceAll('ps-', '')
      for (const pseudo of ['::before', '::after'])
        style[pseudo] = getComputedStyle(element, pseudo).content + getComputedStyle(element, pseudo).color
      return {
        element: `${element.tagName} ${element.getAttribute('data-slot') ?? ''} ${element.textContent}`,
        style,
      }
    }),
  )
}

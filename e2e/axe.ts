import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A theme changes colours and nothing else: in the second one only what depends on them is judged again. */
const RULES = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['color-contrast', 'link-in-text-block'],
}

const DESKTOP = 1440
const PHONE = 390

/** Zero axe violations on a desktop and on a phone, in the light theme and in the dark one, motion over. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const before = page.viewportSize()!
  // The same test on the desktop judges both.
  if (before.width === PHONE) return
  await page.evaluate(axe.source)
  for (const width of [DESKTOP, PHONE]) {
    await page.setViewportSize({ ...before, width })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // A theme fades in: what is judged is where it ends.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
      expect(await violations(page, RULES[colorScheme]), `${colorScheme}, ${width} px`).toEqual([])
    }
  }
  await page.setViewportSize(before)
}

/** In the page itself: ours have no frames. */
const violations = (page: Page, runOnly: string[]): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)

declare global {
  interface Window {
    axe: typeof axe
  }
}

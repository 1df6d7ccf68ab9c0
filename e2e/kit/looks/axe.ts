import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { repeatedElements } from './repeated.ts'
import { DESKTOP, expectFitsWindow, PHONE } from '#e2e/kit/width.ts'

/** The minified script: the other one takes a page twice as long to read. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours only, so at a width that is checked in one, the other is checked for contrast only. */
const CONTRAST = ['color-contrast', 'link-in-text-block']

type Look = { width: number; theme: 'light' | 'dark'; rules: string[] }

/**
 * How a state is looked at that a journey passes through: both widths and both themes, each once. What only the other two combinations could
 * show is a colour that is wrong at one width alone, which pages are checked for.
 */
export const IN_PASSING: Look[] = [
  { width: PHONE, theme: 'dark', rules: ALL_RULES },
  { width: DESKTOP, theme: 'light', rules: ALL_RULES },
]

/**
 * How a page is looked at by a test that is about its accessibility ("… no accessibility violations"): all four combinations. Each step
 * changes the width or the theme, since either makes the browser lay out or paint the whole page.
 */
export const THOROUGHLY: Look[] = [
  { width: DESKTOP, theme: 'light', rules: ALL_RULES },
  { width: DESKTOP, theme: 'dark', rules: CONTRAST },
  { width: PHONE, theme: 'dark', rules: CONTRAST },
  { width: PHONE, theme: 'light', rules: ALL_RULES },
]

/**
 * What an open modal dialog hides from screen readers, where its veil covers it. It belongs to the page, which is checked without the
 * dialog.
 */
const BEHIND_DIALOG = '[data-aria-hidden=true]'

/** Expects no axe violations in these looks, after animations have ended, and at the width of a phone that the page fits it. */
export async function expectNoAxeViolations(page: Page, looks: Look[]): Promise<void> {
  const before = page.viewportSize()!
  // The same test in the desktop project checks both widths.
  if (before.width === PHONE) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  for (const { width, theme, rules } of looks) {
    await page.setViewportSize({ ...before, width })
    await page.emulateMedia({ colorScheme: theme })
    expect(await violations(page, rules), `${theme}, ${width} px`).toEqual([])
    if (width === PHONE && rules === ALL_RULES) await expectFitsWindow(page)
  }
  await page.setViewportSize(before)
}

/** Runs axe in the page itself, which has no frames. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  // What says that more is coming is outside the landmarks, and is gone when it has come.
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  // The theme changes with a transition; its end state is checked.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
  const repeated = await page.evaluateHandle(repeatedElements)
  return page.evaluate(
    async ({ runOnly, repeated, behind }) => {
      const context = { include: document, exclude: [behind, ...repeated] }
      const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'], preload: false })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { runOnly, repeated, behind: BEHIND_DIALOG },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

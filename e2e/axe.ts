import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { repeatedElements } from './repeated.ts'

/** A theme changes colours only, so the second one is checked for contrast only. */
const RULES = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['color-contrast', 'link-in-text-block'],
}

/** The minified script: the other one takes a page twice as long to read. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESKTOP = 1440
const PHONE = 390

/** Each step changes the width or the theme, since either makes the browser lay out or paint the whole page. */
const STEPS = [
  [DESKTOP, 'light'],
  [DESKTOP, 'dark'],
  [PHONE, 'dark'],
  [PHONE, 'light'],
] as const

/**
 * What an open modal dialog hides from screen readers, where its veil covers it. It belongs to the page, which is checked without the
 * dialog.
 */
const BEHIND_DIALOG = '[data-aria-hidden=true]'

/** Expects no axe violations at desktop and phone width, in both themes, after animations have ended. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const before = page.viewportSize()!
  // The same test in the desktop project checks both widths.
  if (before.width === PHONE) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  for (const [width, colorScheme] of STEPS) {
    await page.setViewportSize({ ...before, width })
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, RULES[colorScheme]), `${colorScheme}, ${width} px`).toEqual([])
  }
  await page.setViewportSize(before)
}

/** Runs axe in the page itself, which has no frames. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
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

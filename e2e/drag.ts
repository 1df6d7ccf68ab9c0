import { expect, type Locator, type Page } from '@playwright/test'

/** Drags one element over another with the mouse, and lets go once a screen reader has been told so: no hand is faster than that. */
export async function drag(page: Page, from: Locator, to: Locator, announced: string): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover({ position: { x: 4, y: 8 } })
  await to.hover({ position: { x: 4, y: 4 } })
  await expect(page.getByText(announced)).toBeAttached()
  await page.mouse.up()
}

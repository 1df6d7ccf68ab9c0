import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Drags one element over another with the mouse, and lets go once a screen reader has been told so: no hand is faster than that. A hand that
 * sees nothing happen moves on a little, and so does this one.
 */
export async function drag(page: Page, from: Locator, to: Locator, announced: string): Promise<void> {
  await from.hover()
  await page.mouse.down()
  let y = 8
  const isOver = async () => {
    y = y === 8 ? 4 : 8
    await to.hover({ position: { x: 4, y } })
    return page.getByText(announced).count()
  }
  await expect.poll(isOver, { message: `says “${announced}”` }).toBeGreaterThan(0)
  await page.mouse.up()
}

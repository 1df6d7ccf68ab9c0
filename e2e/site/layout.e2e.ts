import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test } from '#e2e/kit/site.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const header = (page: Page) => page.getByRole('banner')

test.describe('The header and the menus', () => {
  test('the menu holds the four entries, those of a visitor and the theme, and works by keyboard', oneWidth, async ({ page }) => {
    await open(page, '/')
    await press(menu(page), 'ArrowDown')
    const entries = {
      'Browse Suppliers': '/suppliers',
      Categories: '/suppliers?categories=true',
      Resources: '/resources',
      'For Suppliers': '/auth?mode=register#supplier',
      Saved: '/saved',
      'Log in': '/auth',
    }
    for (const [name, href] of Object.entries(entries)) {
      await expect(page.locator(':focus')).toHaveText(name)
      await expect(page.locator(':focus')).toHaveAttribute('href', href)
      await page.keyboard.press('ArrowDown')
    }
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeHidden()
  })

  test('the chosen theme survives a reload, and the theme of the device can be chosen again', oneWidth, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    const choose = async (name: string) => {
      await menu(page).click()
      await page.getByRole('button', { name }).click()
    }
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await choose('Dark theme')
    await reload(page)
    await expect.poll(scheme).toBe('dark')
    await menu(page).click()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Theme of this device' }).click()
    await page.reload()
    await expect.poll(scheme).toBe('light dark')
  })

  test('the link to the current page is marked as such', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    await menu(page).click()
    await expect(page.getByRole('link', { name: 'Browse Suppliers' }).first()).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Categories', exact: true }).first()).not.toHaveAttribute('aria-current')
  })

  test('the header becomes fixed after 200 pixels, without the beta strip', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 150))
    await expect(header(page)).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 400))
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('BETA VERSION - Testing in Progress')).not.toBeInViewport()
  })

  test('the header does not move while the next screen comes in', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    const before = await header(page).boundingBox()
    // Held back, so that the screen can be looked at half way.
    await page.addStyleTag({ content: '#content { animation-play-state: paused !important; animation-delay: -100ms !important }' })
    await page.getByRole('main').getByRole('link', { name: 'Browse suppliers' }).click()
    await page.waitForURL('**/suppliers')
    const main = page.getByRole('main')
    await expect(main).not.toHaveCSS('opacity', '1')
    await expect(main).toHaveCSS('animation-duration', '0.4s')
    await expect.poll(() => header(page).boundingBox()).toEqual(before)
  })

  test(
    'an address that cannot be read is a page with status 400 that says what to do, and lasts when scripts run',
    oneWidth,
    async ({ page }) => {
      const response = await open(page, '/suppliers?search=%00')
      expect(response?.status()).toBe(400)
      await expect(page.getByRole('heading', { level: 1, name: 'This address cannot be read' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Browse Suppliers' }).click()
      await page.waitForURL('**/suppliers')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This address cannot be read')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'This address cannot be read' })).toBeVisible()
    },
  )

  test('the open menu has no accessibility violations', async ({ page }) => {
    await open(page, '/no-such-page')
    await menu(page).click()
    await expectSoundPage(page, THOROUGHLY)
  })
})

import type { Page } from '@playwright/test'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of your profile' })
const link = (page: Page, name: string) => parts(page).getByRole('link', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' })

test.describe('The parts of the profile', () => {
  test('each says how it stands, and its address leads to it, also as the first page', async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=profile#delivery')
    await expect(part(page, 'Delivery')).toBeFocused()
    await expect(part(page, 'Delivery').getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(parts(page).getByRole('link')).toHaveText([
      /Business\s*2 missing/,
      /Points\s*0 of 3/,
      /Contact\s*1 missing/,
      /Delivery\s*2 missing/,
      /Pictures\s*0 of 5/,
      /Documents\s*None yet/,
    ])
    await expect(parts(page)).toBeInViewport()
    await expectSoundPage(page)
    await link(page, 'Documents').click()
    await expect(page).toHaveURL('/dashboard?tab=profile#documents')
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeInViewport({ ratio: 1 })
    await expect(parts(page)).toBeInViewport()
  })

  test('the bar that saves is there while something is unsaved, and going to another part does not ask', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=profile#profile-address')
    const address = page.getByRole('textbox', { name: 'Address' })
    await expect(address).toBeFocused()
    await expect(part(page, 'How to reach you').getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(save(page)).toHaveCount(0)
    await address.fill('12 Bruce Street')
    await expect(save(page)).toBeVisible()
    await link(page, 'Points').click()
    await expect(part(page, 'What makes you different')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByText('All changes are saved.')).toBeFocused()
    await expect(link(page, 'Contact')).toContainText('Complete')
  })
})

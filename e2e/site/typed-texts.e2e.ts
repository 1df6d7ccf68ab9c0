import type { Page } from '@playwright/test'
import { fillLogin, logOut, registered, signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const PROFILE = '/dashboard?tab=profile'
const TEXT = 'Roasted in Preston on Mondays.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' })
const line = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: /^Your text from \d\d:\d\d is here again\. Discard$/ })
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

async function typeDescription(page: Page) {
  await open(page, PROFILE)
  await description(page).fill(TEXT)
  await expect.poll(() => stored(page)).toContain(TEXT)
}

test.describe('What was typed and not sent', () => {
  test('is there again after a reload, until it is sent', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await typeDescription(page)
    page.on('dialog', (question) => void question.accept())
    await reload(page)
    await expect(description(page)).toHaveValue(TEXT)
    await expect(line(page)).toBeVisible()
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await expectSoundPage(page)
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    expect(await stored(page)).not.toContain(TEXT)
  })

  test('is taken away by Discard', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await typeDescription(page)
    page.on('dialog', (question) => void question.accept())
    await reload(page)
    await line(page).getByRole('button', { name: 'Discard' }).click()
    await expect(description(page)).toHaveValue('')
    await expect(line(page)).toHaveCount(0)
    await expect(page.getByText('All changes are saved.')).toBeVisible()
    expect(await stored(page)).not.toContain(TEXT)
  })

  test('is there again after signing in again, for this account alone', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await typeDescription(page)
    page.on('dialog', (question) => void question.accept())
    await page.context().clearCookies()
    await page.goto(PROFILE)
    await page.waitForURL(/\/auth\?next=/)
    await fillLogin(page, supplier)
    await expect(description(page)).toHaveValue(TEXT)
    await expect(line(page)).toBeVisible()
    const ben = await registered(page)
    await page.context().clearCookies()
    await signIn(page, ben)
    await open(page, '/account')
    await expect.poll(() => stored(page)).not.toContain(TEXT)
  })

  test('is forgotten by signing out', oneWidth, async ({ page, otherCaller }) => {
    const ann = await signedInBuyer(page)
    const supplier = await newSupplier(await otherCaller())
    const id = await ask(page, supplier)
    await open(page, `/quotes/${id}`)
    const message = page.getByRole('textbox', { name: /^Message to/ })
    await message.fill('Do you deliver on Fridays?')
    await reload(page)
    await expect(message).toHaveValue('Do you deliver on Fridays?')
    await logOut(page, ann)
    await expect.poll(() => stored(page)).not.toContain('Fridays')
  })
})

import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { escape, press } from '#e2e/kit/keys.ts'
import { fillLogin, registered, signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cardOf, review, section, write } from '#e2e/kit/people/reviewing.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

const form = (page: Page) => page.getByRole('dialog', { name: /^(Review|Your review of) / })

async function fill(page: Page, stars: number, words: string) {
  await form(page)
    .getByRole('radio', { name: `${stars} star` })
    .check()
  await form(page).getByLabel('Your review').fill(words)
}

test.describe('Reviews of a supplier', () => {
  test('a review is written with the keyboard alone, and is on the page at once', async ({ page, otherCaller }) => {
    const { path } = await newSupplier(await otherCaller())
    const ann = await signedInBuyer(page)
    await open(page, path)
    await press(write(page), 'Enter')
    await expect(form(page).getByRole('radio', { name: '1 star' })).toBeFocused()
    await page.keyboard.press('Space')
    for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Fresh every week.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Review published')).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await expect(cardOf(page, ann)).toContainText('Fresh every week.')
    await expect(cardOf(page, ann).getByRole('img', { name: '4.0 out of 5' })).toBeVisible()
    await expect(cardOf(page, ann).getByRole('list', { name: 'Tags' })).toHaveText('Quality')
    await expect(section(page)).toContainText('1 review')
    await expect(page.getByRole('main')).toContainText('4.0(1 review)')
    await expect(section(page).getByRole('button', { name: 'Edit your review' })).toBeFocused()
  })

  test('an author changes a review, deletes it, and undoes that', async ({ page, otherCaller }) => {
    const { id, path } = await newSupplier(await otherCaller())
    const ann = await signedInBuyer(page)
    await review(page, id, 'Late twice.')
    await open(page, path)
    await section(page).getByRole('button', { name: 'Edit your review' }).click()
    await expect(form(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
    await fill(page, 5, 'They made up for it.')
    await form(page).getByRole('button', { name: 'Save review' }).click()
    await expect(cardOf(page, ann)).toContainText('They made up for it.')
    await expect(section(page)).toContainText('5.0')
    await section(page).getByRole('button', { name: 'Delete your review' }).click()
    await expect(cardOf(page, ann)).toHaveCount(0)
    await expect(section(page)).toContainText('No reviews yet.')
    await expect(write(page)).toBeFocused()
    await toast(page, 'Review deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(cardOf(page, ann)).toContainText('They made up for it.')
    await expect(section(page)).toContainText('5.0')
  })

  test('a visitor is led to log in, and back to the open form', async ({ page }) => {
    const ann = await registered(page)
    await open(page, '/suppliers/31')
    await write(page).click()
    await page.getByRole('dialog', { name: 'Log in first' }).getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, ann)
    await expect(page).toHaveURL('/suppliers/31#write-review')
    await expect(form(page)).toBeVisible()
  })

  test('a review that could not be sent stays in the form, and so does one closed by mistake', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/suppliers/32')
    await write(page).click()
    await fill(page, 3, 'Good, but far away.')
    await page.route('**/reviews', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await form(page).getByRole('button', { name: 'Publish review' }).click()
    await expect(toast(page, 'We could not reach the server.')).toBeVisible()
    await expect(form(page).getByLabel('Your review')).toHaveValue('Good, but far away.')
    await form(page).getByRole('button', { name: 'Close' }).click()
    await expect(form(page)).toHaveCount(0)
    await page.unroute('**/reviews')
    await write(page).click()
    await expect(form(page).getByRole('radio', { name: '3 stars' })).toBeChecked()
    await form(page).getByRole('button', { name: 'Publish review' }).click()
    await expect(cardOf(page, ann)).toContainText('Good, but far away.')
  })

  test('the form, its errors and the section have no accessibility violations', async ({ page, otherPage }) => {
    const { id, path, page: supplier } = await newSupplier(await otherPage())
    await signedInBuyer(page)
    await open(page, path)
    await write(page).click()
    await form(page).getByRole('button', { name: 'Publish review' }).click()
    await expect(form(page).getByText('Please choose one to five stars.')).toBeVisible()
    await expect(form(page).getByRole('radio', { name: '1 star' })).toBeFocused()
    await expectSoundPage(page, THOROUGHLY)
    await expectNoSidewaysScroll(page)
    await escape(form(page))
    await review(page, id, 'Late twice.')
    await open(supplier, path)
    await section(supplier)
      .getByRole('button', { name: /^Report/ })
      .click()
    await expectSoundPage(supplier, THOROUGHLY)
    await escape(supplier.getByRole('dialog'))
    await section(supplier)
      .getByRole('button', { name: /^Reply/ })
      .click()
    await supplier.getByRole('textbox', { name: 'Your reply' }).fill('Sorry.')
    await supplier.getByRole('button', { name: 'Publish reply' }).click()
    await expect(section(supplier).getByRole('article')).toContainText('Sorry.')
    await expectSoundPage(supplier, THOROUGHLY)
  })
})

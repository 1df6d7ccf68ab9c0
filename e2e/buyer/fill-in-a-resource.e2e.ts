import type { Page } from '@playwright/test'
import { press } from '#e2e/kit/keys.ts'
import { logOut, registered, signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

const CHECKLIST = '/resource/receiving-and-food-safety-checklist'
const WORKBOOK = '/resource/ordering-and-waste-workbook'
const SCORECARD = '/resource/supplier-scorecard'

const tick = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name })
const FIRST = 'Food business registration or licence seen and copied'
const answer = (page: Page) => page.getByRole('textbox', { name: /^1\.1 List the 20 items/ })
const progressOf = '**/api/resource-progress/ordering-and-waste-workbook'
const kept = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Kept|Saving|Not saved/ })

test.describe('What is filled in on a resource', () => {
  test('is kept in the browser, counts as done, and all of it is cleared and brought back', oneWidth, async ({ page }) => {
    await open(page, CHECKLIST)
    // A press does not wait for what is disabled, as this is until it is known who is here.
    await expect(tick(page, FIRST)).toBeEnabled()
    await press(tick(page, FIRST), 'Space')
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
    await expect(kept(page)).toContainText('Kept in this browser.')
    await reload(page)
    await expect(tick(page, FIRST)).toBeChecked()
    await page.getByRole('link', { name: 'Action Items' }).click()
    await tick(page, /^Print the receiving log/).check()
    await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible()
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
    await toast(page, 'Ticks and answers cleared').getByRole('button', { name: 'Undo' }).click()
    await expect(tick(page, /^Print the receiving log/)).toBeChecked()
    await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible()
  })

  test('goes with the account to another device, and stays with the account', oneWidth, async ({ page, otherPage }) => {
    await open(page, WORKBOOK)
    await answer(page).fill('Oat milk, beans, eggs')
    const person = await registered(page)
    const readAccount = Promise.withResolvers<void>()
    await page.route(progressOf, (route) => readAccount.promise.then(() => route.fallback()))
    await page.getByRole('link', { name: 'Sign in to go on with it on another device' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(WORKBOOK)
    await expect(answer(page)).toHaveValue('Oat milk, beans, eggs')
    await expect(kept(page)).toHaveText('Saving')
    readAccount.resolve()
    await expect(kept(page)).toHaveText('Kept in your account.')

    const other = await otherPage()
    await signIn(other, person)
    await open(other, WORKBOOK)
    await expect(answer(other)).toHaveValue('Oat milk, beans, eggs')
    await answer(other).fill('Oat milk only')
    await expect(kept(other)).toHaveText('Kept in your account.')
    await reload(page)
    await expect(answer(page)).toHaveValue('Oat milk only')

    await logOut(page, person)
    await open(page, WORKBOOK)
    await expect(answer(page)).toHaveValue('')
    await signedInBuyer(page)
    await open(page, WORKBOOK)
    await expect(answer(page)).toBeEnabled()
    await expect(answer(page)).toHaveValue('')
  })

  test('is sent again after a failure, and survives a reload meanwhile', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await open(page, WORKBOOK)
    await page.route(progressOf, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
    await answer(page).fill('Oat milk')
    await expect(kept(page)).toContainText('Not saved in your account yet.')
    await reload(page)
    await expect(answer(page)).toHaveValue('Oat milk')
    await expect(kept(page)).toContainText('Not saved in your account yet.')
    await page.unroute(progressOf)
    await kept(page).getByRole('button', { name: 'Try again' }).click()
    await expect(kept(page)).toHaveText('Kept in your account.')
  })

  test('the worksheet has three rows, and more are added, removed and brought back', oneWidth, async ({ page }) => {
    await open(page, SCORECARD)
    const cell = (row: number) => page.getByRole('textbox', { name: `Period scored, Row ${row}` })
    await expect(cell(3)).toBeVisible()
    await expect(cell(4)).toHaveCount(0)
    await press(page.getByRole('button', { name: 'Add a row' }), 'Enter')
    await cell(4).fill('Spring')
    await cell(1).fill('Winter')
    await page.getByRole('button', { name: 'Remove row 1' }).click()
    await expect(cell(3)).toHaveValue('Spring')
    await expect(cell(1)).toHaveValue('')
    await toast(page, 'Row removed').getByRole('button', { name: 'Undo' }).click()
    await expect(cell(4)).toHaveValue('Spring')
    await expect(cell(1)).toHaveValue('Winter')
    await expectNoSidewaysScroll(page)
  })
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { escape, press, tabTo, typeInto } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' })
const all = (page: Page) => page.getByRole('region', { name: 'All Resources' })
const tab = (page: Page, name: 'For Cafes & Restaurants' | 'For Suppliers') => page.getByRole('link', { name, exact: true })
/** The resources that a search has found, the best match first. */
const found = (page: Page) => page.getByRole('main').getByRole('listitem')

test.describe('The search of the resources page', () => {
  test('finds while one types, misspelled or not, and one step back undoes all of the typing', oneWidth, async ({ page }) => {
    await open(page, '/resources')
    for (const typed of ['scor', 'scorcard']) {
      await typeInto(field(page), typed.slice(-4))
      await expect(page).toHaveURL(`/resources?search=${typed}`)
    }
    await expect(found(page).first()).toContainText('Supplier scorecard')
    await expect(field(page)).toBeFocused()
    await reload(page)
    await expect(field(page)).toHaveValue('scorcard')
    await expect(found(page).first()).toContainText('Supplier scorecard')
    await page.goBack()
    await expect(page).toHaveURL('/resources')
    await expect(field(page)).toHaveValue('')
    await expect(all(page).getByRole('listitem')).toHaveCount(8)
  })

  test('goes along into the other tab, and the count there is the one that was announced', oneWidth, async ({ page }) => {
    await open(page, '/resources?search=checklist')
    const elsewhere = page.getByRole('link', { name: /found for suppliers$/ })
    const number = Number.parseInt(await elsewhere.innerText())
    await elsewhere.click()
    await expect(page).toHaveURL('/resources?tab=suppliers&search=checklist')
    await expect(page.getByRole('heading', { name: /resources? found$/i })).toHaveText(new RegExp(`^${number} resources? found$`))
    await expect(found(page)).toHaveCount(number)
    await tab(page, 'For Cafes & Restaurants').click()
    await expect(page).toHaveURL('/resources?search=checklist')
  })

  test('what is not found is said, and the search is cleared', oneWidth, async ({ page }) => {
    await open(page, '/resources?tab=suppliers')
    await field(page).fill('zzzzqqqq')
    await press(field(page), 'Enter')
    await expect(page.getByText('No resources found')).toBeVisible()
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/resources?tab=suppliers')
    await expect(field(page)).toHaveValue('')
    await expect(all(page).getByRole('listitem')).toHaveCount(8)
  })

  test('a catalogue that cannot be loaded says so and can be tried again', oneWidth, async ({ page }) => {
    await open(page, '/resources')
    await page.route('**/api/resources?*', (route) => route.fulfill({ status: 503, body: 'no' }))
    await field(page).fill('waste')
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    await page.unroute('**/api/resources?*')
    await tryAgain.click()
    await expect(found(page).first()).toContainText('Ordering and waste workbook')
  })
})

test.describe('The resources page', () => {
  test('by keyboard alone: another tab, a search, and the resource that it finds', oneWidth, async ({ page }) => {
    await open(page, '/resources')
    await press(tab(page, 'For Cafes & Restaurants'), 'Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources?tab=suppliers')
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('pricing')
    await expect(found(page).first()).toContainText('Wholesale pricing workbook')
    await tabTo(page.getByRole('link', { name: 'Wholesale pricing workbook', exact: true }), 6)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resource/wholesale-pricing-workbook')
    await expect(page.getByRole('heading', { level: 1, name: 'Wholesale pricing workbook' })).toBeFocused()
  })

  test('a resource for cafes opens, one for suppliers is a file to download', oneWidth, async ({ page }) => {
    await open(page, '/resources')
    await all(page).getByRole('link', { name: 'View Resource Supplier scorecard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Supplier scorecard' })).toBeVisible()
    await page.goBack()
    await tab(page, 'For Suppliers').click()
    const download = page.waitForEvent('download')
    await all(page).getByRole('link', { name: 'Download Wholesale pricing workbook' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.zip$/)
    expect(Object.keys(unzipSync(await readFile(await file.path()))).length).toBeGreaterThan(1)
    await expect(page).toHaveURL('/resources?tab=suppliers')
  })

  test('somebody who has begun a resource goes on with it', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await open(page, '/resource/receiving-and-food-safety-checklist')
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await page.getByRole('checkbox').first().check()
    await saved
    await open(page, '/resources')
    const goOn = all(page).getByRole('link', { name: /^Continue: 1 of \d+ done$/ })
    await goOn.click()
    await expect(page).toHaveURL('/resource/receiving-and-food-safety-checklist')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })

  test('nothing of it is wider than a small phone', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    for (const path of ['/resources', '/resources?tab=suppliers', '/resources?search=checklist']) {
      await open(page, path)
      await expectNoSidewaysScroll(page)
    }
  })
})

test.describe('The offers of the resources page', () => {
  const offers = [
    { button: 'Get Free Consultation', title: 'Free consultation', message: 'What is it about?' },
    { button: 'Learn More', title: 'Supplier Success Program', message: 'What would you like to achieve?' },
  ]
  for (const { button, title, message } of offers) {
    test(`${button} opens a form whose message reaches the owner, and a copy its writer`, oneWidth, async ({ page, site }) => {
      const email = `ann-${randomUUID()}@cafe.example`
      const text = `Our milk costs too much ${randomUUID()}.`
      await open(page, '/resources')
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByLabel('Name').fill('Ann Lee')
      await dialog.getByLabel(message).fill(text)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await test.step('what was typed survives closing', async () => {
        await escape(dialog)
        await expect(page.getByRole('button', { name: button })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(dialog.getByLabel(message)).toHaveValue(text)
      })
      await dialog.getByLabel('Email').fill(email)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Your message is on its way')).toContainText(email)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('main').getByText(`A copy goes to ${email}.`)).toBeVisible()
      await site.emailTo(email)
      expect((await site.emailTo(OWNER.email, email)).text).toContain(text)
    })
  }

  test('a message that the server refuses stays in the form, with the reason', oneWidth, async ({ page }) => {
    const { email } = await signedInBuyer(page)
    await open(page, '/resources')
    await page.getByRole('button', { name: 'Learn More' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supplier Success Program' })
    await expect(dialog.getByLabel('Email')).toHaveValue(email)
    await dialog.getByLabel('Name').fill('Ann Lee')
    await dialog.getByLabel('What would you like to achieve?').fill('More requests.')
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503, body: 'no' }))
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(dialog.getByLabel('What would you like to achieve?')).toHaveValue('More requests.')
    await page.unroute('**/api/enquiries')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'Your message is on its way')).toBeVisible()
  })

  test('their forms have no accessibility violations', async ({ page }) => {
    await open(page, '/resources')
    await page.getByRole('button', { name: 'Get Free Consultation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Free consultation' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expectSoundPage(page, THOROUGHLY)
  })
})

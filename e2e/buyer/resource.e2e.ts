import type { Page } from '@playwright/test'
import { press } from '#e2e/kit/keys.ts'
import { newPerson } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

const CHECKLIST = '/resource/receiving-and-food-safety-checklist'
const PLAYBOOK = '/resource/supplier-negotiation-playbook'
const WORKBOOK = '/resource/ordering-and-waste-workbook'
const SCORECARD = '/resource/supplier-scorecard'

const tick = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name })
const FIRST = 'Food business registration or licence seen and copied'

test.describe('The page of a resource', () => {
  test('its three parts are in the address, and back and reload show the same part', oneWidth, async ({ page }) => {
    await open(page, PLAYBOOK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier negotiation playbook')
    await expect(page.getByRole('heading', { name: 'Know five numbers before you call' })).toBeVisible()
    await press(page.getByRole('link', { name: 'Templates', exact: true }).and(page.locator('[aria-current]')), 'Enter')
    await expect(page).toHaveURL(`${PLAYBOOK}?tab=templates`)
    await expect(page.getByRole('link', { name: /^Download: / }).first()).toHaveAttribute(
      'href',
      /^\/downloads\/supplier-negotiation-playbook\//,
    )
    await page.getByRole('link', { name: 'Action Items' }).click()
    await expect(page).toHaveURL(`${PLAYBOOK}?tab=actions`)
    await expect(page.getByRole('link', { name: 'Browse Suppliers' }).and(page.locator('main a'))).toHaveAttribute('href', '/suppliers')
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Templates', level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download Complete Resource Package (FREE)' })).toHaveAttribute(
      'href',
      '/downloads/supplier-negotiation-playbook/package.zip',
    )
  })

  test('the list of contents leads to a part, and marks the one in view', oneWidth, async ({ page }) => {
    await open(page, PLAYBOOK)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Answer a price rise' }).click()
    await expect(page).toHaveURL(`${PLAYBOOK}#answer-a-price-rise`)
    await expect(page.getByRole('heading', { name: 'Answer a price rise' })).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Answer a price rise' })).toHaveAttribute('aria-current', 'location')
    await page.getByRole('heading', { name: 'Sources', exact: true }).scrollIntoViewIfNeeded()
    await expect(contents.getByRole('link', { name: 'Answer a price rise' })).not.toHaveAttribute('aria-current')
  })

  test('the menu of the header has what readers of resources look for', oneWidth, async ({ page }) => {
    await open(page, PLAYBOOK)
    const header = page.getByRole('banner')
    await press(header.getByRole('button', { name: 'Menu', exact: true }), 'Enter')
    const links = await header
      .getByRole('listitem')
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links.slice(-6)).toEqual([
      ['Home', '/'],
      ['Browse Suppliers', '/suppliers'],
      ['Resources', '/resources'],
      ['Supplier Pricing', '/pricing'],
      ['Login / Register', '/auth'],
      ['Saved', '/saved'],
    ])
  })

  test('a script is copied', oneWidth, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, PLAYBOOK)
    await page.getByRole('button', { name: 'Copy script: First price request' }).click()
    await expect(toast(page, 'Script copied')).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi \[name\].*\nWe use about/s)
  })

  test('the newsletter is asked for, and says that it waits for the link in the email', oneWidth, async ({ page, site }) => {
    const { email } = newPerson()
    await open(page, `${PLAYBOOK}?tab=actions`)
    const box = page.getByRole('region', { name: 'New resources by email' })
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByRole('textbox')).toBeFocused()
    await box.getByRole('textbox').fill(email)
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByText(`If ${email} is yours, press the link in the email`)).toBeVisible()
    await site.emailTo(email)
  })

  test('no part of any kind of resource has accessibility violations', oneWidth, async ({ page }) => {
    for (const path of [PLAYBOOK, CHECKLIST, SCORECARD, '/resource/packaging-switch-toolkit?tab=templates', `${WORKBOOK}?tab=actions`]) {
      await open(page, path)
      await test.step(path, () => expectSoundPage(page))
    }
    await page.goto('/resource/packaging-switch-toolkit?tab=templates')
    await page.getByText('What it says').first().click()
    await expectSoundPage(page)
  })

  test('paper has the text and none of what is pressed', oneWidth, async ({ page }) => {
    await open(page, CHECKLIST)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Checklist', exact: true })).toBeVisible()
    await expect(tick(page, FIRST)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Download/ }).filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all parts of a resource can be read, and say how to fill them in', oneWidth, async ({ page }) => {
    await page.goto(CHECKLIST)
    await expect(page.getByText(FIRST)).toBeVisible()
    await expect(page.getByText(/^Ticks and answers are kept where JavaScript is on/)).toBeVisible()
    await expect(page.getByRole('button', { name: /Print|Copy|Add a row/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Action Items' }).click()
    await expect(page.getByText('Print the receiving log and hang it at the back door.')).toBeVisible()
    await expect(page.getByText('Subscribing takes JavaScript.')).toBeVisible()
    const missing = await page.goto('/resource/no-such-resource')
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Resource Not Found' })).toBeVisible()
    await expect(page.getByText('The requested resource could not be found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Resources' })).toHaveAttribute('href', '/resources')
  })
})

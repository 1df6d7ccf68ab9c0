import type { Page } from '@playwright/test'
import { expectNoAxeViolations, THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus, press, tabTo } from '#e2e/kit/keys.ts'
import { cards } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

type MatchRow = { businessName: string; distanceKm?: number; match?: { kind: string; text: string; price?: string } }
const rowsOf = async (page: Page, path: string): Promise<MatchRow[]> => (await page.request.get(`/api/suppliers${path}`)).json()

test.describe('Why a supplier is found', () => {
  // That each view of a search says why is in suppliers.test.ts.
  test('the words are marked by more than a colour, and it is accessible', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?search=decaf')
    await expect(page.locator('mark').first()).toBeVisible()
    await expect(page.locator('mark').first()).toHaveCSS('border-bottom-style', 'solid')
    await expectNoAxeViolations(page, THOROUGHLY)
  })
})

test.describe('Where nobody at the place names it', () => {
  const DUCK_IN_PERTH = '?search=duck&location=perth'

  test('the list comes first, below it who names it further away, and then the alert, all by keyboard', oneWidth, async ({ page }) => {
    const misses = await rowsOf(page, `/near-misses${DUCK_IN_PERTH}`)
    expect(misses.length).toBeGreaterThan(0)
    await open(page, `/suppliers${DUCK_IN_PERTH}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Nobody found here names duck\. \d+ meat suppliers who may have it$/)
    const further = page.getByRole('region', { name: 'Who names duck further away' })
    await test.step('results before anything that is drawn', async () => {
      const pictures = page.getByRole('main').locator('img')
      const [top] = await Promise.all([cards(page).first().boundingBox(), expect(further).toBeVisible()])
      for (const picture of await pictures.all()) {
        const box = await picture.boundingBox()
        // Pictures of categories are within the bar of the search, which is no drawing above the list.
        if (box && box.height > 60) expect(box.y).toBeGreaterThanOrEqual(top!.y - 1)
      }
    })
    await test.step('who names it, how far away they are, and why they are there', async () => {
      await expect(further.getByRole('article')).toHaveCount(misses.length)
      for (const [i, { businessName, match }] of misses.entries()) {
        const card = further.getByRole('article').nth(i)
        await expect(card.getByRole('heading')).toHaveText(businessName)
        await expect(card.getByText(/^[\d,]+ km away$/)).toBeVisible()
        await expect(card.getByText(match!.text)).toBeVisible()
        await expect(card.locator('mark')).toHaveText(/duck/i)
      }
    })
    await expectNoAxeViolations(page, THOROUGHLY)
    await test.step('from the last of them on to the alert', async () => {
      const email = page.getByRole('textbox', { name: 'Email' })
      const [below, above] = [await email.boundingBox(), await further.boundingBox()]
      expect(below!.y).toBeGreaterThan(above!.y + above!.height)
      await focus(further.getByRole('link', { name: misses.at(-1)!.businessName, exact: true }))
      await tabTo(email, 20)
      await page.keyboard.type('cafe@duck.example')
      await press(page.getByRole('button', { name: 'Tell me' }), 'Enter')
      await expect(page.getByText('We will email cafe@duck.example once, when somebody lists “duck”.')).toBeVisible()
    })
  })
})

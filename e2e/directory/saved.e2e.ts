import type { Page } from '@playwright/test'
import { logInByForm, logOut, registered, signedInBuyer, userMenu } from '#e2e/kit/people/people.ts'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { toPart, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, holdResponse, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

const saved = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('article')

async function save(page: Page, id: number) {
  await open(page, `/suppliers/${id}`)
  // A phone has it in its bar.
  const heart = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
  await heart(/ to favourites$/).click()
  await expect(heart(/ from favourites$/)).toBeVisible()
}

test.describe('The saved suppliers', () => {
  test('a visitor finds the saved suppliers, the last one first, removes one and undoes that', oneWidth, async ({ page }) => {
    await save(page, 1)
    await save(page, 2)
    await open(page, '/saved')
    await expect(page.getByRole('heading', { name: '2 suppliers saved' })).toBeVisible()
    await expect(saved(page)).toHaveCount(2)
    const names = await saved(page).getByRole('heading').allInnerTexts()
    await saved(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByRole('heading', { name: '1 supplier saved' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(saved(page)).toHaveCount(2)
    await expect(saved(page).getByRole('heading')).toHaveText(names)
  })

  test(
    'the favourites of a visitor are added to the account at sign-in, are on the next device, and leave with the session',
    oneWidth,
    async ({ page, otherPage }) => {
      const ann = await registered(page)
      await save(page, 3)
      await logInByForm(page, ann)
      await expect(userMenu(page, ann)).toBeVisible()
      await save(page, 4)
      const ids = async () => (await (await page.request.get('/api/saved')).json()).map(({ id }: { id: number }) => id)
      await expect.poll(ids).toEqual([4, 3])
      const other = await otherPage()
      await logInByForm(other, ann, '/auth?next=/saved')
      await expect(saved(other)).toHaveCount(2)
      await logOut(page, ann)
      await open(page, '/saved')
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    },
  )

  test('a click while favourites are added to the account is not lost', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    const answer = await holdResponse(page, '**/api/saved?*')
    const joining = page.waitForRequest('**/api/saved?*')
    await save(page, 4)
    await joining
    await page
      .getByRole('button', { name: / from favourites$/ })
      .filter({ visible: true })
      .first()
      .click()
    await page
      .getByRole('button', { name: / to favourites$/ })
      .filter({ visible: true })
      .first()
      .click()
    answer()
    await expect.poll(async () => (await (await page.request.get('/api/saved')).json()).length).toBe(1)
    await expect(
      page
        .getByRole('button', { name: / from favourites$/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  test('one request goes to all saved suppliers', oneWidth, async ({ page }) => {
    await save(page, 5)
    await save(page, 6)
    await open(page, '/saved')
    await page.getByRole('button', { name: 'Ask them all for a quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
    await expect(dialog.getByRole('heading', { name: 'Going to 2 suppliers' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Two boxes a week')
    await toPart(dialog, WHO)
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@moth.example')
    await dialog.getByRole('button', { name: 'Send to 2 suppliers' }).click()
    await expect(toast(page, 'Quote requests sent')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('more than fifty come in steps, and all of them are there on the next device', oneWidth, async ({ page, otherPage }) => {
    const ann = await registered(page)
    await logInByForm(page, ann)
    await expect(userMenu(page, ann)).toBeVisible()
    const all = await (await page.request.get('/api/suppliers?limit=100')).json()
    const supplierIds = all.map(({ id }: { id: number }) => id).slice(0, 60)
    const { origin } = new URL(page.url())
    await page.request.post('/api/saved', { data: { supplierIds }, headers: { origin } })
    const other = await otherPage()
    await logInByForm(other, ann, '/auth?next=/saved')
    await expect(other.getByRole('heading', { name: '60 suppliers saved' })).toBeVisible()
    await expect(saved(other)).toHaveCount(50)
    await other.getByRole('button', { name: 'Show more' }).click()
    await expect(saved(other)).toHaveCount(60)
    await expect(other.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Ask the first 50 for a quote' })).toBeVisible()
    await test.step('one that is ticked among the later ones is there again, and is asked with the others', async () => {
      const { businessName } = (await (await other.request.get('/api/saved?offset=59')).json())[0]
      await other
        .getByRole('checkbox', { name: /^Choose .+ to compare$/ })
        .first()
        .check()
      await other.getByRole('checkbox', { name: `Choose ${businessName} to compare` }).check()
      await reload(other)
      const bar = other.getByRole('region', { name: 'Ticked suppliers' })
      await expect(bar).toContainText('2 ticked')
      await expect(other.getByRole('checkbox', { name: `Choose ${businessName} to compare` })).toBeChecked()
      await bar.getByRole('button', { name: 'Ask for a quote' }).click()
      await expect(other.getByRole('dialog')).toContainText(businessName)
    })
  })

  test('a buyer notes, ticks and compares saved suppliers, and comes back to the ticks', async ({ page }) => {
    await signedInBuyer(page)
    await page.request.put('/api/venue', { data: { suburb: 'Preston', state: 'VIC', postcode: '3072' } })
    for (const id of [1, 2, 3, 4, 5]) await page.request.put(`/api/saved/${id}`)
    const note = page.getByRole('textbox', { name: /^Your note/ }).first()
    const boxes = page.getByRole('checkbox', { name: /^Choose .+ to compare$/ })
    await test.step('a note is saved with Ctrl+Enter and when its field is left, and of two versions both are shown', async () => {
      await open(page, '/saved')
      await typeInto(note, 'Ask for Tom')
      await press(note, 'Control+Enter')
      await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
      const noted = (await (await page.request.get('/api/saved')).json()).find((row: { note: string | null }) => row.note === 'Ask for Tom')
      await page.request.put(`/api/saved/${noted.id}`, { data: { note: 'From another phone' } })
      await typeInto(note, ' or Ann')
      await page.getByRole('heading', { name: '5 suppliers saved' }).click()
      const dialog = page.getByRole('dialog', { name: 'This note was changed elsewhere' })
      await expect(dialog.getByText('From another phone')).toBeVisible()
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: 'Keep mine' }).click()
      await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
      await reload(page)
      await expect(note).toHaveValue('Ask for Tom or Ann')
    })
    await test.step('at most four are ticked', async () => {
      for (const at of [0, 1, 2, 3]) await press(boxes.nth(at), ' ')
      await press(boxes.nth(4), ' ')
      await expect(toast(page, '4 is the most')).toBeVisible()
      await expect(boxes.nth(4)).not.toBeChecked()
      await expectSoundPage(page)
    })
    await test.step('they are side by side, after a reload too, and one is taken out', async () => {
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
      await expect(page.getByText('Delivers to Preston VIC 3072').first()).toBeVisible()
      await expectSoundPage(page)
      await reload(page)
      const out = page.getByRole('button', { name: /^Take out / })
      await expect(out).toHaveCount(4)
      await out.first().click()
      await expect(out).toHaveCount(3)
    })
    await test.step('Back leads to the list with its ticks, whose suppliers are asked', async () => {
      await page.goBack()
      await expect(page.getByRole('heading', { name: '5 suppliers saved' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Choose .+ to compare$/, checked: true })).toHaveCount(4)
      await page.getByRole('region', { name: 'Ticked suppliers' }).getByRole('button', { name: 'Ask for a quote' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
      await expect(dialog.getByRole('heading', { name: 'Going to 4 suppliers' })).toBeVisible()
      await expect(dialog.getByText('Does not deliver to Preston VIC 3072').first()).toBeVisible()
    })
  })

  test('the saved suppliers have no accessibility violations', async ({ page }) => {
    await signedInBuyer(page)
    await save(page, 7)
    await open(page, '/saved')
    await expect(saved(page)).toHaveCount(1)
    await expectSoundPage(page, THOROUGHLY)
  })
})

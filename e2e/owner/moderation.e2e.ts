import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { escape } from '#e2e/kit/keys.ts'
import { logInByForm, newPerson, registered, signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cardOf, review, section, write } from '#e2e/kit/people/reviewing.ts'
import { expect, open, reload, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

/** Presses a decision's button in the row with these words, and gives a reason. */
async function decide(owner: Page, words: string, decision: string, reason: string) {
  const row = owner.getByRole('listitem').filter({ hasText: words }).first()
  await row.getByRole('button', { name: new RegExp(`^${decision} the review`) }).click()
  const dialog = owner.getByRole('dialog', { name: new RegExp(`^${decision} the review`) })
  await dialog.getByRole('button', { name: `${decision} the review` }).click()
  await expect(dialog).toContainText('Please choose a reason.')
  await dialog.getByRole('radio', { name: reason }).check()
  await dialog.getByRole('button', { name: `${decision} the review` }).click()
  await expect(dialog).toHaveCount(0)
  return row
}
const REVIEWS = '/owner/dashboard?tab=reviews'

test.describe('What the owner decides about reviews', () => {
  test('a review is reported, the owner removes it, brings it back, and the decisions are on record', async ({ page, otherPage }) => {
    const { id, path, page: supplier } = await newSupplier(await otherPage())
    const ann = await signedInBuyer(page)
    const words = `They sell rocks, ${randomUUID()}.`
    await review(page, id, words)
    await open(supplier, path)
    await cardOf(supplier, ann).getByRole('button', { name: 'Report' }).click()
    const report = supplier.getByRole('dialog', { name: /^Report the review/ })
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(report.getByLabel('What is wrong with it?')).toHaveAccessibleDescription(/Please say what is wrong with it\./)
    await report.getByLabel('What is wrong with it?').fill('We sell coffee.')
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(toast(supplier, 'Review reported')).toBeVisible()
    const owner = await otherPage()
    await logInByForm(owner, OWNER, `/admin?next=${encodeURIComponent(REVIEWS)}`)
    await expect(owner.getByRole('listitem').filter({ hasText: 'says: We sell coffee.' }).first()).toBeVisible()
    await owner.getByRole('button', { name: `Remove the review by ${ann.username}` }).click()
    await expectSoundPage(owner)
    await escape(owner.getByRole('dialog'))
    const row = await decide(owner, words, 'Remove', 'It is not about this supplier')
    await expect(toast(owner, 'Review removed')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(owner.getByRole('region', { name: 'Reported reviews' }).locator(':focus')).toHaveCount(1)
    await open(page, path)
    await expect(section(page)).toContainText('No reviews yet.')
    await expect(section(page).getByRole('status')).toContainText('The reason: It is not about this supplier.')
    await owner.getByRole('link', { name: 'Decided' }).click()
    await decide(owner, words, 'Publish', 'An earlier decision was a mistake')
    await expect(toast(owner, 'Review published')).toBeVisible()
    await reload(page)
    await expect(cardOf(page, ann)).toContainText(words)
    await owner.getByRole('link', { name: 'Audit' }).click()
    const audited = owner.getByRole('row').filter({ hasText: `(no. ${id})` })
    await expect(audited.filter({ hasText: 'Removed a review' })).toBeVisible()
    await expect(audited.filter({ hasText: 'Published a review' })).toBeVisible()
  })

  test('a review from the supplier’s own domain waits, its author reads why, and the owner publishes it', async ({ page, otherPage }) => {
    const domain = `${randomUUID().slice(0, 8)}.com.au`
    const other = await otherPage()
    const beans = await registered(other, { businessName: `Beans ${domain}` }, { ...newPerson('Bean'), email: `sales@${domain}` })
    await signIn(other, beans)
    const { supplierId } = (await (await other.request.get('/api/me')).json()).user
    const ann = await registered(page, undefined, { ...newPerson(), email: `ann@${domain}` })
    await signIn(page, ann)
    await open(page, `/suppliers/${supplierId}`)
    await write(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^5 stars/ }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Your review' }).fill('The best there is.')
    await dialog.getByRole('button', { name: 'Publish review' }).click()
    await expect(toast(page, 'Review saved')).toBeVisible()
    await expect(section(page).getByRole('status')).toContainText('have email addresses of the same domain')
    await open(other, `/suppliers/${supplierId}`)
    await expect(section(other)).toContainText('No reviews yet.')
    const owner = await otherPage()
    await signIn(owner, OWNER)
    await open(owner, `${REVIEWS}&list=held&search=${domain}`)
    await expectSoundPage(owner)
    await decide(owner, 'The best there is.', 'Publish', 'It tells of a customer’s own experience')
    await expect(owner.getByText('No review in this list has these words.')).toBeVisible()
    await reload(other)
    await expect(cardOf(other, ann)).toContainText('The best there is.')
  })
})

test.describe('Sign-ups', () => {
  test('an address is confirmed by its email, and the owner finds, exports and removes it, and undoes that', async ({
    page,
    site,
    otherPage,
  }) => {
    const email = `${randomUUID().slice(0, 8)}@moth.example`
    expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(202)
    const { text } = await site.emailTo(email)
    await open(page, /\/newsletter\/confirm\?token=[\w-]+/.exec(text!)![0])
    await page.getByRole('button', { name: 'Send me the newsletter' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You are on the list' })).toBeVisible()
    await expect(page.getByRole('main').locator(':focus')).toContainText('Browse suppliers')
    await reload(page)
    await page.getByRole('button', { name: 'Send me the newsletter' }).click()
    await expect(page.getByRole('alert')).toContainText('This link no longer works')
    await expectSoundPage(page)
    const owner = await otherPage()
    await signIn(owner, OWNER)
    await open(owner, '/owner/dashboard?tab=sign-ups')
    await owner.getByRole('link', { name: 'Newsletter' }).click()
    await owner.getByRole('searchbox', { name: 'Part of the email address' }).fill(email)
    await owner.keyboard.press('Enter')
    const row = owner.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Confirmed')
    await expectSoundPage(owner)
    const downloading = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'Export CSV' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain(`"${email}",`)
    expect(file).toContain('/unsubscribe/newsletter.')
    await row.getByRole('button', { name: `Remove ${email}` }).click()
    await expect(row).toHaveCount(0)
    await toast(owner, 'Address removed').getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Confirmed')
  })
})

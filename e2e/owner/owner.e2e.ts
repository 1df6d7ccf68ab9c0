import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { fillLogin, linkTo, registered, signedInBuyer, signIn, userMenu } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { PATIENCE_MS } from '#e2e/kit/patience.ts'
import { expect, open, reload, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

test.describe("The owner's area", () => {
  test('the owner signs in at /admin, decides a claim, and the decision is on record', async ({ page, otherCaller }) => {
    const other = await otherCaller()
    const person = await signedInBuyer(other)
    const claim = { way: 'owner', message: 'I am the roaster there.' }
    expect((await other.request.post('/api/suppliers/20/claims', { data: claim })).status()).toBe(202)
    await open(page, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
    await fillLogin(page, OWNER)
    await page.getByRole('link', { name: 'Claims' }).click()
    const row = page.getByRole('listitem').filter({ hasText: person.email })
    await expect(row).toContainText('I am the roaster there.')
    await row.getByRole('button', { name: /^Approve/ }).click()
    await expect(toast(page, 'Claim approved')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Audit' }).click()
    await expect(page.getByRole('row').filter({ hasText: '(no. 20)' }).first()).toBeVisible()
    const { user } = await (await other.request.get('/api/me')).json()
    expect(user).toMatchObject({ role: 'supplier', supplierId: 20 })
  })

  test('an owner is offered two-factor sign-in until it is declined', async ({ page }) => {
    await signIn(page, OWNER)
    await open(page, '/owner/dashboard?tab=claims')
    const notice = page.getByRole('complementary', { name: 'About your account' })
    // It comes with the page after the one that has learned of it.
    await expect(async () => {
      await reload(page)
      await expect(notice).toBeVisible({ timeout: PATIENCE_MS / 3 })
    }).toPass()
    await expect(notice).toContainText('Two-factor sign-in')
    await notice.getByRole('button', { name: 'Not now' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Claims to decide' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('a user who is not the owner is told so', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Only for the owner' })).toBeVisible()
    await expect(userMenu(page, ann)).toBeVisible()
  })

  test('a listing without an account is claimed by an email to its address', async ({ page, site }) => {
    const ann = await registered(page)
    const { email, businessName } = await (await page.request.get('/api/suppliers/21')).json()
    await open(page, '/suppliers/21')
    await page.getByRole('button', { name: 'Claim this listing' }).click()
    const dialog = page.getByRole('dialog', { name: `Claim ${businessName}` })
    await dialog.getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, ann)
    await page.waitForURL('/suppliers/21')
    await page.getByRole('button', { name: 'Claim this listing' }).click()
    await expect(dialog.getByRole('radio', { name: 'By email' })).toBeChecked()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Claim this listing' }).click()
    await expect(dialog.getByRole('status')).toContainText('The email is on its way')
    await open(page, await linkTo(site, email, 'claim'))
    await page.getByRole('button', { name: 'Take over the listing' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The listing is yours' })).toBeVisible()
    await page.getByRole('link', { name: 'See the listing' }).click()
    await page.waitForURL('/suppliers/21')
    await expect(page.getByRole('button', { name: 'Claim this listing' })).toHaveCount(0)
  })

  test("the owner's area is left for its sign-in page without a session, which leads back, and by every Logout", async ({ page }) => {
    await open(page, '/owner/dashboard?tab=documents')
    await expect(page.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
    await fillLogin(page, OWNER)
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused()
    await page.getByRole('banner').getByRole('button', { name: 'Backdock' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/admin')
    await signIn(page, OWNER)
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'owner' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/admin')
  })

  test("the owner's area has no accessibility violations", async ({ page }) => {
    await signIn(page, OWNER)
    await open(page, '/owner/dashboard?tab=documents')
    await expectSoundPage(page, THOROUGHLY)
    for (const tab of ['Claims', 'Audit']) {
      await page.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name: tab }).click()
      await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible()
      await test.step(tab, () => expectSoundPage(page, THOROUGHLY))
    }
  })
})

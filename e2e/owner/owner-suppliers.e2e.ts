import { randomInt } from 'node:crypto'
import { escape } from '#e2e/kit/keys.ts'
import { newPerson, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { POSTS, row, writePost } from '#e2e/kit/people/posts.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const TABLE = '/owner/dashboard?tab=suppliers'

test.describe("The owner's suppliers", () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test('the owner adds a supplier, verifies it with its evidence, and finds it by its phone number', async ({ page }) => {
    await open(page, TABLE)
    await page.getByRole('link', { name: 'Add Supplier' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('State')).toHaveValue('VIC')
    await dialog.getByRole('button', { name: 'Add Supplier' }).click()
    await expect(toast(page, 'Creation failed')).toContainText('Missing required fields: Business name, email, and category are required')
    await expect(dialog.getByLabel('Business name')).toBeFocused()
    await expectSoundPage(page)
    const number = String(randomInt(1000, 9999))
    const name = `Bean Yard ${newPerson().username.slice(-6)}`
    await dialog.getByLabel('Business name').fill(name)
    await dialog.getByLabel('Email').fill('yard@beans.example')
    await dialog.getByLabel('Phone').fill(`+61 3 9${number.slice(0, 3)} ${number}`)
    await dialog.getByLabel('Category').selectOption('Coffee')
    await dialog.getByRole('button', { name: 'Add Supplier' }).click()
    await expect(toast(page, 'Supplier created successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Supplier' })).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search suppliers' })).toBeFocused()
    await page.keyboard.type(`03 9${number.slice(0, 3)} ${number}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(page.getByText('1 supplier', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search suppliers' }).blur()
    await page.keyboard.press('j')
    await expect(row.getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('It has no address. Fill in Suburb and Postcode')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Verified' }).check()
    await dialog.getByLabel('What was checked').fill('Food licence')
    await dialog.getByLabel('Good until').fill('2999-12-31')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Supplier updated successfully')).toBeVisible()
    await expect(row.getByText('Verified')).toBeVisible()
    await expectSoundPage(page)
  })

  test('closing the dialog with unsaved changes asks first, and what was saved elsewhere meanwhile is not overwritten', async ({
    page,
  }) => {
    const { ownerToken } = await (await page.request.get('/api/me')).json()
    const headers = { 'x-owner-authorization': ownerToken }
    const businessName = `Twice ${newPerson().username.slice(-6)}`
    const added = { businessName, email: 'twice@beans.example', category: 'Coffee' }
    const { id } = await (await page.request.post('/api/admin/suppliers', { headers, data: added })).json()
    const saved = async () => (await page.request.get(`/api/admin/suppliers/${id}`, { headers })).json()
    await open(page, `${TABLE}&edit=${id}`)
    const dialog = page.getByRole('dialog', { name: `Edit ${businessName}` })
    await dialog.getByLabel('Description').fill('Mine')
    await dialog.getByRole('button', { name: 'Close' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectSoundPage(page)
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine')

    const asked = page.getByRole('dialog', { name: 'This supplier was changed elsewhere' })
    const changeElsewhere = (data: object) => page.request.put(`/api/admin/suppliers/${id}`, { headers, data })
    await changeElsewhere({ description: 'Theirs', suburb: 'Preston', isVerified: true })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(asked).toContainText('They changed: Suburb, Description, Verified.')
    await expectSoundPage(page)
    await asked.getByRole('button', { name: 'Take theirs' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('Theirs')
    await expect(dialog.getByLabel('Suburb')).toHaveValue('Preston')

    await dialog.getByLabel('Phone').fill('+61 3 5550 0142')
    await changeElsewhere({ suburb: 'Thornbury', isVerified: false })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await asked.getByRole('button', { name: 'Keep mine' }).click()
    await expect(toast(page, 'Supplier updated successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await saved()).toMatchObject({ description: 'Theirs', suburb: 'Thornbury', phone: '+61 3 5550 0142', isVerified: false })

    await open(page, `${TABLE}&edit=${id}`)
    await dialog.getByLabel('Description').fill('Dropped')
    await escape(dialog)
    await expect(leaving.getByRole('button', { name: 'Stay here' })).toBeFocused()
    await leaving.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toHaveCount(0)
    expect((await saved()).description).toBe('Theirs')
  })

  test('a suspended supplier is gone for buyers and reads the reason in its dashboard, until it is restored', async ({
    page,
    otherPage,
  }) => {
    const other = await otherPage()
    const { businessName, id } = await newSupplier(other, 'Closed')
    await open(page, `${TABLE}&search=${encodeURIComponent(businessName)}`)
    await test.step('a seal says what was checked, and is taken back at once', async () => {
      const listed = page.getByRole('row').filter({ hasText: businessName })
      await page.getByRole('checkbox', { name: `Choose ${businessName}` }).check()
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: `Verify ${businessName}` })
      await dialog.getByLabel('What was checked').fill('Food business licence')
      await dialog.getByRole('button', { name: 'Verify' }).click()
      await expect(toast(page, '1 supplier verified')).toBeVisible()
      await expect(listed.getByText('Verified')).toBeVisible()
      await toast(page, '1 supplier verified').getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page, '1 seal taken back')).toBeVisible()
      await expect(listed.getByText('Verified')).toHaveCount(0)
    })
    await page.getByRole('checkbox', { name: `Choose ${businessName}` }).check()
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The food licence has ended.')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(toast(page, '1 supplier suspended')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: businessName }).getByText('Suspended')).toBeVisible()
    expect((await other.request.get(`/suppliers/${id}`)).status()).toBe(404)
    await open(other, '/dashboard?tab=venues')
    await expect(other.getByRole('alert')).toContainText('The food licence has ended.')
    await expect(other.getByText('You can change this again once your listing is restored.')).toBeVisible()
    await expectSoundPage(other)
    await writePost(other, { id }, { content: 'Not now' })
    await open(other, POSTS)
    await expect(other.getByRole('alert')).toContainText('The food licence has ended.')
    await row(other, 'Not now').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(other, 'Error')).toContainText('Failed to publish post. Your listing is suspended, so nothing is posted for it.')
    await expect(row(other, 'Not now')).toContainText('Draft')
    await page.getByRole('checkbox', { name: `Choose ${businessName}` }).check()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(toast(page, '1 supplier restored')).toBeVisible()
    expect((await other.request.get(`/suppliers/${id}`)).status()).toBe(200)
  })

  test('a supplier hands in a document, which the owner finds and buyers cannot read', async ({ page, otherPage }) => {
    const other = await otherPage()
    const { businessName, path } = await newSupplier(other, 'Papers')
    await open(other, '/dashboard?tab=profile')
    const documents = other.getByRole('region', { name: 'Documents' })
    await documents.getByLabel('Kind of document').selectOption('Food business licence or certificate')
    const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
    await documents.getByLabel('File').setInputFiles(file)
    await documents.getByRole('button', { name: 'Hand in' }).click()
    await expect(toast(other, 'Document handed in')).toBeVisible()
    await open(page, '/owner/dashboard?tab=documents')
    const row = page.getByRole('listitem').filter({ hasText: businessName })
    const address = await row.getByRole('link', { name: 'Download licence.pdf' }).getAttribute('href')
    expect((await page.request.get(address!)).status()).toBe(200)
    await expectSoundPage(page)
    const third = await otherPage()
    expect((await third.request.get(address!)).status()).toBe(401)
    await row.getByRole('button', { name: /^Verify with this: Food business licence/ }).click()
    const isVerified = async () => (await (await page.request.get(`/api${path}`)).json()).isVerified
    await expect.poll(isVerified).toBe(true)
    const checks = await (await page.request.get(`/api${path}/checks`)).json()
    expect(checks.evidence).toMatchObject({ what: 'Food business licence or certificate' })
  })
})

import { readFile } from 'node:fs/promises'
import { newPerson, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const TABLE = '/owner/dashboard?tab=suppliers'

test.describe('The import of suppliers', () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test('the sample file is downloaded, and read as it is: each of its rows would be a supplier', async ({ page }) => {
    await open(page, `${TABLE}&list=import`)
    const [sample] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sample file' }).click()])
    await page.getByLabel('CSV file').setInputFiles(await sample.path())
    await page.getByRole('button', { name: 'Check the file' }).click()
    // What is listed already depends on what others have added.
    await expect(page.getByRole('status').filter({ hasText: /to import, .* 0 skipped/ })).toBeVisible()
    for (const name of ['Sample Roastery', 'Sample Dairy']) await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
    await expectSoundPage(page)
  })

  test('a file is checked row by row, imported with progress, and its report is kept', async ({ page }) => {
    const name = `Imported ${newPerson().username.slice(-6)}`
    await open(page, TABLE)
    await page.getByRole('link', { name: 'Import CSV' }).click()
    const csv = `Company,Trade\n${name},Coffee\nCut & Curl,Hairdressing\n`
    await page.getByLabel('CSV file').setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText('1 to import, 0 to update, 0 unchanged, 1 skipped')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Cut & Curl' })).toContainText('has no place among the categories')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Import 1 supplier' }).click()
    await expect(page.getByText('The import is done')).toBeVisible()
    const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the report' }).click()])
    expect(await readFile(await report.path(), 'utf8')).toContain(`2,"${name}","imported"`)
    await page.getByRole('link', { name: 'Back to all suppliers' }).click()
    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(name)
    const listed = page.getByRole('row').filter({ hasText: name })
    await listed.getByRole('link').click()
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Without one, requests come to you.')
    await dialog.getByLabel('Phone').fill('03 5550 0142')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Supplier updated successfully')).toBeVisible()
  })

  test('a row of a listing that was entered by hand says so, and replaces it only where the owner asks for it', async ({ page }) => {
    const name = `By Hand ${newPerson().username.slice(-6)}`
    const address = '8 Gum Lane, Prahran VIC 3181'
    await open(page, TABLE)
    const { ownerToken } = await (await page.request.get('/api/me')).json()
    const data = { businessName: name, email: 'hand@known.example', category: 'Tea', address }
    const added = await page.request.post('/api/admin/suppliers', { data, headers: { 'x-owner-authorization': ownerToken } })
    expect(added.status()).toBe(201)
    await page.getByRole('link', { name: 'Import CSV' }).click()
    const csv = `sep=;\r\nSupplier list\r\nName*;Category;Address;Email\r\n${name} Pty Ltd;Tea;"8 Gum Ln, Prahran";other@known.example\r\n`
    await page.getByLabel('CSV file').setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Check the file' }).click()
    const kept = page.getByRole('row').filter({ hasText: name })
    await expect(kept).toContainText(`Already here: ${name} (No. `)
    await expect(kept).toContainText('Kept: email “hand@known.example”, the file has “other@known.example”.')
    await expect(page.getByRole('button', { name: 'Import 0 suppliers' })).toBeDisabled()
    await expectSoundPage(page)
    await page.getByRole('checkbox', { name: 'Replace what was entered by hand' }).check()
    await expect(kept).toContainText('email “hand@known.example” → “other@known.example”')
    await page.getByRole('button', { name: 'Import 1 supplier' }).click()
    await expect(page.getByText('0 imported, 1 updated, 0 unchanged, 0 skipped')).toBeVisible()
  })

  test('a row that may be of a listing is asked about, and imported as it was answered', async ({ page }) => {
    const name = `Perhaps Here ${newPerson().username.slice(-6)}`
    await open(page, TABLE)
    const { ownerToken } = await (await page.request.get('/api/me')).json()
    const data = { businessName: name, email: 'perhaps@known.example', category: 'Tea', address: '8 Gum Lane, Prahran VIC 3181' }
    const added = await page.request.post('/api/admin/suppliers', { data, headers: { 'x-owner-authorization': ownerToken } })
    expect(added.status()).toBe(201)
    await page.getByRole('link', { name: 'Import CSV' }).click()
    const csv = `Name,Category\nFirst ${name},Tea\n${name},Tea\n`
    await page.getByLabel('CSV file').setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText('1 row may be of a listing that is here already.')).toBeVisible()
    const question = page.getByRole('group', { name: `Line 3: the same listing as ${name}` })
    const other = question.getByRole('button', { name: 'Another one' })
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Check with this choice' }).click()
    await expect(page.getByText('2 to import, 0 to update, 0 unchanged, 0 skipped')).toBeVisible()
    await question.getByRole('button', { name: 'The same listing' }).click()
    await page.getByRole('button', { name: 'Check with this choice' }).click()
    await expect(page.getByText('1 to import, 0 to update, 1 unchanged, 0 skipped')).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 supplier' }).click()
    await expect(page.getByText('1 imported, 0 updated, 1 unchanged, 0 skipped')).toBeVisible()
  })
})

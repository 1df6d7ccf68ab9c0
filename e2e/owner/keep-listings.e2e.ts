import { newPerson, signIn } from '#e2e/kit/people/people.ts'
import { focus } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const TABLE = '/owner/dashboard?tab=suppliers'

test.describe('Keeping listings', () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test('two listings are imported, one is put right, the two are merged by hand, and each step is undone', oneWidth, async ({ page }) => {
    const mark = newPerson().username.slice(-6)
    const [gouge, valet] = [`Brown gouge ${mark}`, `Gouge Valet ${mark}`]
    await open(page, `${TABLE}&list=import`)
    await test.step('import: a row is left out, and one gets its category', async () => {
      const csv = `Name,Category,Address,Email\n${gouge},Tea,,\n${valet},Falconry,"3 Gum Lane, Thornbury VIC 3071",hello@gouge-${mark}.example\nLeft ${mark},Tea,,\n`
      await page.getByLabel('CSV file').setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await page.getByRole('button', { name: 'Check the file' }).click()
      await expect(page.getByText('2 to import, 0 to update, 0 unchanged, 1 skipped')).toBeVisible()
      await page.getByRole('combobox', { name: `Category of line 3: ${valet}` }).selectOption('Tea')
      await page.getByRole('checkbox', { name: `Import line 4: Left ${mark}` }).uncheck()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Check with these 2 choices' }).click()
      await expect(page.getByRole('row').filter({ hasText: valet })).toContainText('Thornbury VIC 3071')
      await page.getByRole('button', { name: 'Import 2 suppliers' }).click()
      await expect(page.getByText('The import is done')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible()
    })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await test.step('edit: one without an email address gets a phone number', async () => {
      await open(page, `${TABLE}&search=${mark}`)
      await row(gouge).getByRole('link').click()
      const dialog = page.getByRole('dialog', { name: `Edit ${gouge}` })
      await dialog.getByLabel('Phone').fill('03 5550 0142')
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(toast(page, 'Supplier updated successfully')).toBeVisible()
    })
    await test.step('merge: the two are chosen by hand, and a gap is filled', async () => {
      for (const name of [gouge, valet]) await row(name).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Merge...' }).click()
      const dialog = page.getByRole('dialog', { name: `Keep ${gouge}` })
      await expect(dialog.getByRole('checkbox', { name: `Email: hello@gouge-${mark}.example` })).toBeChecked()
      await dialog.getByRole('checkbox', { name: /^Address/ }).uncheck()
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: 'Merge the two' }).click()
      await expect(row(valet)).toHaveCount(0)
      await expect(row(gouge)).toContainText(`hello@gouge-${mark}.example`)
    })
    await test.step('undo: the two are as before, and the import takes back what nobody has touched', async () => {
      await toast(page, 'Suppliers merged').getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page, 'Merge undone')).toBeVisible()
      await expect(row(valet)).toBeVisible()
      await expect(row(gouge)).not.toContainText('@gouge')
      await open(page, '/owner/dashboard?tab=operations&list=imports')
      const latest = page.getByRole('listitem').filter({ hasText: '2 imported' }).first()
      await latest.getByRole('button', { name: 'Undo this import' }).click()
      await expect(latest).toContainText('because something has happened since')
    })
  })

  test(
    'a supplier that may be there already is asked about, and one that nobody manages is deleted and comes back',
    oneWidth,
    async ({ page }) => {
      const name = `Wattle Cordial ${newPerson().username.slice(-6)}`
      const { ownerToken } = await (await page.request.get('/api/me')).json()
      const data = { businessName: name, email: 'wattle@cordial.example', category: 'Tea' }
      const added = await page.request.post('/api/admin/suppliers', { data, headers: { 'x-owner-authorization': ownerToken } })
      expect(added.status()).toBe(201)
      await open(page, `${TABLE}&edit=new`)
      const adding = page.getByRole('dialog', { name: 'Add Supplier' })
      await adding.getByLabel('Business name').fill(`The ${name}`)
      await focus(adding.getByLabel('Email'))
      await expect(adding.getByText('Is it this one?')).toBeVisible()
      await expect(adding.getByRole('link', { name })).toBeVisible()
      await open(page, `${TABLE}&edit=${(await added.json()).id}`)
      await page
        .getByRole('dialog', { name: `Edit ${name}` })
        .getByRole('button', { name: 'Delete...' })
        .click()
      const deleting = page.getByRole('dialog', { name: `Delete ${name}` })
      await expect(deleting.getByRole('region', { name: 'What goes' })).toContainText('Its page')
      await expectSoundPage(page)
      await deleting.getByRole('button', { name: 'Delete it' }).click()
      await expect(toast(page, 'Supplier deleted').getByRole('button', { name: 'Undo' })).toBeVisible()
      const path = `/suppliers/${(await added.json()).id}`
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(404)
      await page.getByRole('link', { name: 'Deleted', exact: true }).click()
      const deleted = page.getByRole('region', { name: 'Deleted suppliers' }).getByRole('listitem').filter({ hasText: name })
      await expect(deleted).toContainText('Can come back until')
      await expectSoundPage(page)
      await deleted.getByRole('button', { name: `Undo: ${name}` }).click()
      await expect(toast(page, 'Supplier is back')).toContainText(name)
      await expect(page.getByRole('region', { name: 'Deleted suppliers' }).locator(':focus')).toHaveCount(1)
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
    },
  )
})

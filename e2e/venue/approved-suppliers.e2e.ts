import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expect, open, test } from '#e2e/kit/site.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test.describe('The register of approved suppliers', () => {
  test('takes suppliers of the marketplace and others, with documents, and gives back what was removed', async ({ page }) => {
    await signedInBuyer(page)
    await page.request.put('/api/saved/22')
    await test.step('an empty register suggests a saved supplier, which is added with one tap', async () => {
      await open(page, '/venue/register')
      await expect(page.getByText('No suppliers yet')).toBeVisible()
      await page.getByRole('button', { name: /^Add .+ to your register$/ }).click()
      await expect(page.getByRole('heading', { name: '1 supplier' })).toBeFocused()
    })
    await test.step('one from elsewhere is typed; what is wrong is said at its field, and what was typed stays', async () => {
      await page.getByRole('button', { name: 'Add a supplier' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('ABN').fill('51 824 753 557')
      await dialog.getByLabel('Name', { exact: true }).fill('Aardvark Eggs')
      await dialog.getByRole('button', { name: 'Add the supplier' }).click()
      await expect(dialog.getByText('This is not an ABN: please check its 11 digits.').first()).toBeVisible()
      await expect(dialog.getByLabel('ABN')).toBeFocused()
      await expectSoundPage(page)
      await dialog.getByLabel('ABN').fill('51 824 753 556')
      await dialog.getByRole('button', { name: 'Add the supplier' }).click()
      await expect(page.getByRole('heading', { name: '2 suppliers' })).toBeVisible()
    })
    await test.step('a document says in words until when it is valid', async () => {
      await page.getByRole('button', { name: 'Add a document of Aardvark Eggs' }).click()
      await page.getByLabel('Number').fill('F-1')
      await page.getByLabel('Valid until').fill(inDays(-40))
      await page.getByRole('button', { name: 'Add the document' }).click()
      const documents = page.getByRole('list', { name: 'Documents of Aardvark Eggs' })
      await expect(documents.getByText(/^Expired on /)).toBeVisible()
      await expectSoundPage(page)
      await documents.getByRole('button', { name: 'Food business licence F-1' }).click()
      await page.getByLabel('Valid until').fill(inDays(400))
      await page.getByRole('button', { name: 'Save the document' }).click()
      await expect(documents.getByText(/^Expires on /)).toBeVisible()
    })
    await test.step('the PDF is downloaded, and a removed supplier comes back', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
      expect(file.suggestedFilename()).toBe('approved-suppliers.pdf')
      await page.getByRole('button', { name: 'Remove Aardvark Eggs from your register' }).click()
      await expect(page.getByRole('heading', { name: '1 supplier' })).toBeFocused()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('list', { name: 'Documents of Aardvark Eggs' })).toBeVisible()
    })
  })
})

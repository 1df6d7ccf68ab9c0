import { newPerson, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const TABLE = '/owner/dashboard?tab=suppliers'

test.describe("Saved views of the owner's suppliers", () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test(
    'a view is saved by a name, opens by its link with all its filters, and comes back after its deletion',
    oneWidth,
    async ({ page }) => {
      const name = `To check ${newPerson().username.slice(-6)}`
      const views = page.getByRole('list', { name: 'Saved views' })
      await open(page, TABLE)
      await test.step('the filters stand in one row, and a sort by the day that suppliers were added is part of a view', async () => {
        const filters = page.getByRole('search').getByRole('combobox')
        await expect(filters).toHaveCount(6)
        const tops = async () => Promise.all((await filters.all()).map(async (filter) => (await filter.boundingBox())?.y))
        await expect.poll(async () => new Set(await tops()).size).toBe(1)
        await filters.filter({ hasText: 'Verified or not' }).selectOption('false')
        await page.getByRole('link', { name: 'Added' }).click()
        await expect(page).toHaveURL(/verified=false&sort=newest/)
      })
      await test.step('saving', async () => {
        await page.getByRole('button', { name: 'Save this view' }).click()
        const dialog = page.getByRole('dialog', { name: 'Save this view' })
        await dialog.getByRole('button', { name: 'Save view' }).click()
        await expect(dialog.getByRole('alert')).toContainText('Please give it a name.')
        await dialog.getByLabel('Name').fill(name)
        await dialog.getByRole('button', { name: 'Save view' }).click()
        await expect(toast(page, 'View saved')).toBeVisible()
        await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
        await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
        await expectSoundPage(page)
      })
      await test.step('its link leads to it from another state of the table', async () => {
        await open(page, `${TABLE}&search=nothing-like-this&state=WA`)
        await views.getByRole('link', { name }).click()
        await expect(page).toHaveURL(/tab=suppliers&verified=false&sort=newest$/)
        await expect(page.getByRole('searchbox', { name: 'Search suppliers' })).toHaveValue('')
      })
      await test.step('deleting, and Undo', async () => {
        await page.getByRole('button', { name: 'Delete this view' }).click()
        await expect(views.getByRole('link', { name })).toHaveCount(0)
        await toast(page, 'View deleted').getByRole('button', { name: 'Undo' }).click()
        await expect(views.getByRole('link', { name })).toBeVisible()
        await page.getByRole('button', { name: 'Delete this view' }).click()
        await expect(views.getByRole('link', { name })).toHaveCount(0)
      })
    },
  )
})

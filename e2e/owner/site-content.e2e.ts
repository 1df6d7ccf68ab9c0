import { signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, open, reload, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { HEADLINE, restoreSite } from './site-texts.ts'

test.describe('The site editor', () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))
  test.afterEach(({ page }) => restoreSite(page))

  test('a text is saved as it is typed, stands on the page at its next load, and goes back to its original', async ({
    page,
    otherPage,
  }) => {
    await open(page, '/owner/dashboard?tab=site')
    await page.getByRole('searchbox', { name: 'Search the texts' }).fill('headline')
    const field = page.getByRole('textbox', { name: 'Headline' })
    await expect(field).toHaveValue(HEADLINE)
    await field.fill('Milk before dawn')
    await expect(toast(page, 'Content updated successfully')).toBeVisible()
    const visitor = await otherPage()
    await open(visitor, '/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Milk before dawn')
    await field.fill('')
    await expect(field).toHaveAccessibleDescription(/Please write something, or restore the original\./)
    await page.getByRole('button', { name: 'Restore the original: Headline' }).click()
    await expect(field).toHaveValue(HEADLINE)
    await expect(page.getByText(/^Changed .* by /)).toBeVisible()
    await page.getByRole('button', { name: 'History: Headline' }).click()
    const history = page.getByRole('dialog', { name: 'History of Headline' })
    await expect(history.getByRole('listitem').first()).toContainText('the original')
    await expectSoundPage(page)
    await history.getByRole('listitem').filter({ hasText: 'Milk before dawn' }).first().getByRole('button').click()
    await expect(field).toHaveValue('Milk before dawn')
    await expect(page.getByText(/^(Not saved yet|Saving\.\.\.)$/)).toHaveCount(0)
    await open(visitor, '/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Milk before dawn')
  })

  test('unsaved texts and styles are on the page in the frame only and outlive a reload, leaving asks first, and Save Changes saves them all', async ({
    page,
    otherPage,
  }) => {
    await open(page, '/admin/content?page=home&preview=true')
    const previewed = page.frameLocator('iframe[title="Preview of the page Home"]')
    await expect(previewed.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
    await page.getByRole('textbox', { name: 'Headline' }).fill('Bread at five')
    await expect(previewed.getByRole('heading', { level: 1 })).toHaveText('Bread at five')
    await expect(page.getByText('You have 1 unsaved change.')).toBeVisible()
    page.on('dialog', (question) => void question.accept())
    await reload(page)
    await expect(page.getByText('You have 1 unsaved change.')).toBeVisible()
    await expect(previewed.getByRole('heading', { level: 1 })).toHaveText('Bread at five')
    await page.getByRole('button', { name: 'Styling' }).click()
    await page.getByRole('textbox', { name: 'Main action, light theme', exact: true }).fill('#ffccdd')
    await expect(page.getByText(/Text on the main action: 1\.\d to 1, hard to read\. Text needs 4\.5 to 1/).first()).toBeVisible()
    const start = previewed.getByRole('link', { name: 'Start saving' })
    await expect(start).toHaveCSS('background-color', 'rgb(255, 204, 221)')
    await expectSoundPage(page)
    const visitor = await otherPage()
    await open(visitor, '/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
    await page.getByRole('link', { name: 'Audit' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(leaving).toContainText('2 changes are not saved.')
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Save Changes (2)' }).click()
    await expect(toast(page, 'Content updated successfully')).toBeVisible()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    await open(visitor, '/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bread at five')
    await expect(visitor.getByRole('link', { name: 'Start saving' })).toHaveCSS('background-color', 'rgb(255, 204, 221)')
  })

  test('the page in the frame has the new order of its sections before it is saved, and the old one where it is refused', async ({
    page,
  }) => {
    await open(page, '/owner/dashboard?tab=site&list=order')
    await page.getByRole('button', { name: 'Preview' }).click()
    const sections = page.frameLocator('iframe[title="Preview of the page Home"]').getByRole('heading', { level: 2 })
    await expect(sections.first()).toHaveText(/^Four ways/)
    let refuse = () => {}
    const isRefused = new Promise<void>((resolve) => (refuse = resolve))
    await page.route('**/api/admin/home-sections', async (route) => {
      await isRefused
      await route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify({ detail: 'The disk is full.' }) })
    })
    await page.getByRole('list', { name: 'Sections of the home page' }).getByRole('checkbox', { name: 'Show Benefits' }).uncheck()
    await expect(sections.first()).toHaveText('One request, three prices')
    await expectSoundPage(page)
    refuse()
    await expect(toast(page, 'The disk is full.')).toBeVisible()
    await expect(sections.first()).toHaveText(/^Four ways/)
  })

  test('the home page is reordered by keys, and an old address leads to a new one', async ({ page }) => {
    await open(page, '/owner/dashboard?tab=site&list=order')
    const list = page.getByRole('list', { name: 'Sections of the home page' })
    await list.getByRole('checkbox', { name: 'Show Benefits' }).uncheck()
    await expect(toast(page, 'Home page updated')).toBeVisible()
    await expectSoundPage(page)
    await open(page, '/')
    await expect(page.getByRole('heading', { name: /^Four ways/ })).toHaveCount(0)
    await open(page, '/owner/dashboard?tab=site&list=order')
    await page.getByRole('button', { name: 'Original order' }).click()
    await expect(list.getByRole('checkbox', { name: 'Show Benefits' })).toBeChecked()
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByRole('textbox', { name: 'Old address' }).fill('/our-suppliers')
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/suppliers')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Redirect added')).toBeVisible()
    await expectSoundPage(page)
    const remove = page.getByRole('button', { name: 'Remove the redirect of /our-suppliers' })
    await page.goto('/our-suppliers')
    await page.waitForURL('/suppliers')
    await page.goBack()
    await remove.click()
    await expect(toast(page, 'Redirect removed')).toBeVisible()
    await expect(remove).toHaveCount(0)
  })
})

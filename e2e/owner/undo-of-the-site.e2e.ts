import { signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { changeOrder, changeStyle, restoreSite, savedOrder, savedStyle } from './site-texts.ts'

const STYLE = 'Main action, light theme'

test.describe('What a toast of the site editor takes back', oneWidth, () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))
  test.afterEach(({ page }) => restoreSite(page))

  test('is a style, once, and nothing that was changed since', async ({ page }) => {
    const { original } = await savedStyle(page, STYLE)
    const field = page.getByRole('textbox', { name: STYLE, exact: true })
    const undo = () => toast(page, 'Content updated successfully').getByRole('button', { name: 'Undo' }).click()
    const change = async (value: string) => {
      await field.fill(value)
      await page.getByRole('button', { name: 'Save Changes (1)' }).click()
      await expect(toast(page, 'Content updated successfully')).toBeVisible()
    }
    await open(page, '/admin/content?page=home')
    await page.getByRole('button', { name: 'Styling' }).click()
    await test.step('a style goes back to what it was', async () => {
      await change('#224466')
      await undo()
      await expect(toast(page, 'It is as it was before')).toBeVisible()
      await expect(toast(page, 'It is as it was before').getByRole('button', { name: 'Undo' })).toHaveCount(0)
      await expect(field).toHaveValue(original)
      expect((await savedStyle(page, STYLE)).value).toBe(original)
    })
    await test.step('one that somebody else has changed since stays theirs', async () => {
      await change('#335577')
      await changeStyle(page, STYLE, '#446688')
      await undo()
      await expect(toast(page, 'That could not be undone')).toBeVisible()
      expect((await savedStyle(page, STYLE)).value).toBe('#446688')
    })
  })

  test('is the order of the home page, once, and nothing that was changed since', async ({ page }) => {
    const before = await savedOrder(page)
    const list = page.getByRole('list', { name: 'Sections of the home page' })
    const benefits = list.getByRole('checkbox', { name: 'Show Benefits' })
    const updated = toast(page, 'Home page updated')
    try {
      await open(page, '/owner/dashboard?tab=site&list=order')
      await test.step('the order goes back to what it was', async () => {
        await benefits.uncheck()
        await updated.getByRole('button', { name: 'Undo' }).click()
        await expect(toast(page, 'The order is as it was before')).toBeVisible()
        await expect(toast(page, 'The order is as it was before').getByRole('button', { name: 'Undo' })).toHaveCount(0)
        await expect(benefits).toBeChecked()
        expect(await savedOrder(page)).toEqual(before)
      })
      await test.step('one that somebody else has changed since stays theirs', async () => {
        await benefits.uncheck()
        await expect(updated).toBeVisible()
        const theirs = (await savedOrder(page)).toReversed()
        await changeOrder(page, theirs)
        await updated.getByRole('button', { name: 'Undo' }).click()
        await expect(toast(page, 'The home page could not be changed')).toBeVisible()
        expect(await savedOrder(page)).toEqual(theirs)
      })
    } finally {
      await changeOrder(page, before)
    }
  })
})

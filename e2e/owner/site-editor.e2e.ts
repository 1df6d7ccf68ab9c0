import type { Locator, Page } from '@playwright/test'
import { press, tabTo, typeInto } from '#e2e/kit/keys.ts'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, onlyPhone, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { expectFitsWindow } from '#e2e/kit/width.ts'
import { changeText, HEADLINE, restoreSite, savedText } from './site-texts.ts'

const KEY = 'home.hero.title'
const TAB = '/owner/dashboard?tab=site&category=home'
const MANAGER = '/admin/content?page=home'

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' })
const previewed = (page: Page) => page.frameLocator('iframe[title="Preview of the page Home"]')
const sections = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('button', { name: /^Home: / })
const section = (page: Page, name: string) => sections(page).filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'This text was changed elsewhere' })

/** Types into a text of the page in the frame once its texts can be edited, which is when it has its values. */
const editable = (text: Locator) => expect(text).toHaveAttribute('title', /^Edit: /)

test.describe('The texts of the site', oneWidth, () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))
  test.afterEach(({ page }) => restoreSite(page))

  for (const [address, path] of [
    ['the tab', TAB],
    ['the content manager', MANAGER],
  ] as const) {
    test(`${address} has closed sections in the order of the page, a search over texts and labels at once, and no accessibility violations`, async ({
      page,
    }) => {
      await open(page, path)
      await expect(sections(page).first()).toHaveText(/^Home: Top of the page/)
      await expect(sections(page).last()).toHaveText(/^Home: Search engines/)
      await expect(sections(page).and(page.locator('[aria-expanded=true]'))).toHaveText([/^Home: Top of the page/])
      await expect(page.getByText('As in the original', { exact: true })).toHaveCount(0)
      await expectSoundPage(page, THOROUGHLY)
      const search = page.getByRole('searchbox', { name: 'Search the texts' })
      await search.fill('zebra crossing')
      await expect(page.getByText('No text matches')).toBeVisible()
      await search.fill('choice of venues')
      await expect(page.getByRole('textbox', { name: 'Choice of venues', exact: true })).toBeVisible()
      await expect(headline(page)).toHaveCount(0)
      await search.fill('before the morning rush')
      await expect(headline(page)).toHaveValue(HEADLINE)
      await headline(page).fill('Milk before dawn')
      // It matches no more, and stays to be typed on.
      await expect(headline(page)).toHaveValue('Milk before dawn')
      await search.fill('')
      await expect(page.getByRole('textbox', { name: 'Second button' })).toBeVisible()
      await expect(page).toHaveURL((url) => !url.searchParams.has('search'))
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Home: End of the page' }).click()
      await expect(section(page, 'Home: End of the page')).toBeFocused()
      await expect(page.getByRole('textbox', { name: 'Choice of venues', exact: true })).toBeVisible()
    })

    test(`a text that somebody else has changed is shown beside one's own in ${address}, and neither is overwritten unseen`, async ({
      page,
    }) => {
      const isTab = path === TAB
      const save = () => (isTab ? press(headline(page), 'Tab') : page.getByRole('button', { name: /^Save Changes/ }).click())
      await open(page, path)
      await expect(headline(page)).toHaveValue(HEADLINE)
      await changeText(page, KEY, 'Theirs')
      await test.step('closing the question sends nothing, and saving asks again', async () => {
        await headline(page).fill('Mine')
        await save()
        await expect(dialog(page)).toContainText('Mine')
        await expect(dialog(page)).toContainText('Theirs')
        await expectSoundPage(page)
        await dialog(page).getByRole('button', { name: 'Close' }).click()
        await expect(dialog(page)).toHaveCount(0)
        await save()
        await expect(dialog(page)).toBeVisible()
        expect(await savedText(page, KEY)).toBe('Theirs')
      })
      await test.step('taking theirs leaves it', async () => {
        await dialog(page).getByRole('button', { name: 'Take theirs' }).click()
        await expect(headline(page)).toHaveValue('Theirs')
        await expect(dialog(page)).toHaveCount(0)
        expect(await savedText(page, KEY)).toBe('Theirs')
      })
      await test.step('keeping mine saves it over what was seen', async () => {
        await changeText(page, KEY, 'Theirs again')
        await headline(page).fill('Mine again')
        await save()
        await expect(dialog(page)).toContainText('Theirs again')
        await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
        await expect(toast(page, 'Content updated successfully')).toBeVisible()
        await expect.poll(() => savedText(page, KEY)).toBe('Mine again')
      })
    })

    test(`the toast of ${address} takes a change back once, and nothing that was changed since`, async ({ page }) => {
      const isTab = path === TAB
      const change = async (value: string) => {
        await headline(page).fill(value)
        if (!isTab) await page.getByRole('button', { name: 'Save Changes (1)' }).click()
        await expect(toast(page, 'Content updated successfully')).toBeVisible()
      }
      await open(page, path)
      await change('Milk before dawn')
      await toast(page, 'Content updated successfully').getByRole('button', { name: 'Undo' }).click()
      await expect(headline(page)).toHaveValue(HEADLINE)
      await expect(toast(page, 'It is as it was before')).toBeVisible()
      expect(await savedText(page, KEY)).toBe(HEADLINE)
      await change('Bread at five')
      await changeText(page, KEY, 'Theirs')
      await toast(page, 'Content updated successfully').getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page, 'That could not be undone')).toBeVisible()
      expect(await savedText(page, KEY)).toBe('Theirs')
    })
  }

  test('a change of another text elsewhere stops nobody from saving', async ({ page }) => {
    await open(page, MANAGER)
    await headline(page).fill('Mine')
    await changeText(page, 'home.hero.browse', 'Look around')
    await page.getByRole('button', { name: 'Save Changes (1)' }).click()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Second button' })).toHaveValue('Look around')
    expect(await savedText(page, KEY)).toBe('Mine')
  })

  test('a click on a text in the preview, or Enter on it, opens its field, and what is typed is in the preview at once', async ({
    page,
  }) => {
    await open(page, `${TAB}&preview=true`)
    const frame = previewed(page)
    await test.step('a click opens a section that was closed', async () => {
      const benefit = frame.getByRole('heading', { name: 'Direct negotiation' })
      await editable(benefit)
      await benefit.click()
      const field = page.getByRole('textbox', { name: 'Benefit 2', exact: true })
      await expect(field).toBeFocused()
      await field.fill('Talk to them')
      await expect(frame.getByRole('heading', { name: 'Talk to them' })).toBeVisible()
    })
    await test.step('a link leads nowhere but to its text, also one of every page', async () => {
      await frame.getByRole('link', { name: 'Browse suppliers' }).first().click()
      await expect(page.getByRole('textbox', { name: 'Second button' })).toBeFocused()
      await frame.getByRole('link', { name: 'Join free' }).first().click()
      await expect(page.getByRole('textbox', { name: 'Button to join' })).toBeFocused()
      await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('layout')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
    })
    await test.step('keys do the same', async () => {
      await press(frame.getByRole('heading', { level: 1 }), 'Enter')
      await expect(headline(page)).toBeFocused()
      await typeInto(headline(page), ' and after')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${HEADLINE} and after`)
    })
    await test.step('the preview is what a visitor sees', async () => {
      const { user } = await (await page.request.get('/api/me')).json()
      await expect(frame.getByRole('link', { name: 'Join free' }).first()).toBeVisible()
      await expect(frame.getByRole('button', { name: String(user.username) })).toHaveCount(0)
    })
    await expect.poll(() => savedText(page, KEY)).toBe(`${HEADLINE} and after`)
  })
})

test.describe('The preview of the texts on a phone', onlyPhone, () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))
  test.afterEach(({ page }) => restoreSite(page))

  test('it opens over the fields, and leads back to where it was opened or to the text that was chosen', async ({ page }) => {
    await open(page, MANAGER)
    const opener = page.getByRole('button', { name: 'Preview', exact: true })
    await opener.click()
    const covering = page.getByRole('dialog', { name: 'Preview' })
    const title = previewed(page).getByRole('heading', { level: 1 })
    await expect(title).toHaveText(HEADLINE)
    await expectFitsWindow(page)
    await covering.getByRole('button', { name: 'Back to the text' }).click()
    await expect(covering).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await editable(title)
    await title.click()
    await expect(covering).toHaveCount(0)
    await expect(headline(page)).toBeFocused()
    await headline(page).fill('Milk before dawn')
    await tabTo(page.getByRole('button', { name: 'Restore the original: Headline' }))
    await opener.click()
    await expect(title).toHaveText('Milk before dawn')
  })
})

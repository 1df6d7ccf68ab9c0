import { focus, press } from '#e2e/kit/keys.ts'
import { searchBox, suggestionList, suggestions } from '#e2e/kit/people/listing.ts'
import { logOut, registered, signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.describe('Recent searches', () => {
  test.use({ ownBrowser: true })

  test('they show in the empty field, belong to one account, and can be cleared', oneWidth, async ({ page }) => {
    const [ann, ben] = [await registered(page), await registered(page)]
    const search = async (text: string) => {
      await open(page, '/suppliers')
      await focus(searchBox(page))
      await expect(searchBox(page)).toHaveRole('combobox')
      await searchBox(page).fill(text)
      await press(searchBox(page), 'Enter')
      await expect(page).toHaveURL(new RegExp(`search=${text}`))
    }
    await signIn(page, ann)
    await search('kombucha')
    await search('sourdough')
    await test.step('shown to the same account', async () => {
      await open(page, '/')
      await focus(searchBox(page))
      await expect(suggestions(page, 'Recent searches')).toHaveText(['sourdough', 'kombucha'])
      await press(searchBox(page), 'ArrowDown')
      await press(searchBox(page), 'Enter')
      await expect(page).toHaveURL('/suppliers?search=sourdough')
    })
    await test.step('not to the next one', async () => {
      await logOut(page, ann)
      await signIn(page, ben)
      await open(page, '/suppliers')
      await focus(searchBox(page))
      await expect(searchBox(page)).toHaveRole('combobox')
      await expect(suggestionList(page)).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('sourdough')
    })
    await test.step('cleared', async () => {
      await search('matcha')
      await open(page, '/suppliers')
      await focus(searchBox(page))
      await suggestionList(page).getByRole('option', { name: 'Clear recent searches' }).click()
      await expect(suggestionList(page)).toHaveCount(0)
      await open(page, '/')
      await focus(searchBox(page))
      await expect(searchBox(page)).toHaveRole('combobox')
      await expect(suggestionList(page)).toHaveCount(0)
    })
  })
})

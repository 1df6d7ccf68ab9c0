import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { expectNames, namesOf } from '#e2e/kit/people/listing.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'

const WORDS = '/owner/dashboard?tab=operations&list=words'
/** Nothing that is known is like it, and a second try of a test does not find the first one's. */
const newWord = () => `zqx${Array.from({ length: 6 }, () => 'bdfgklmprtv'[randomInt(11)]).join('')}`

const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Search words' }).getByRole('listitem').filter({ hasText: word })
const addUnknown = (page: Page, word: string) => page.getByRole('button', { name: `Add as a word: ${word}` })

/** Searches that differ in nothing else find the same suppliers. */
async function expectAlike(page: Page, word: string, known: string) {
  const expected = await namesOf(page, `search=${known}&sort=name&limit=24`)
  expect(expected.length).toBeGreaterThan(0)
  await open(page, `/suppliers?search=${word}&sort=name`)
  await expectNames(page, expected)
}
async function expectNothing(page: Page, word: string) {
  await open(page, `/suppliers?search=${word}`)
  await expect(page.getByRole('heading', { name: 'No suppliers found' })).toBeVisible()
}

test.describe('Search words', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, OWNER)
  })

  test('the owner says what an unknown word means, by keys alone, and takes it back with undo', async ({ page }) => {
    const word = newWord()
    const remove = page.getByRole('button', { name: `Remove ${word}` })
    await test.step('a search for it is counted', async () => {
      await expectNothing(page, word)
      const listed = async () => {
        await open(page, WORDS)
        await expect(page.getByText('the most frequent first')).toBeVisible()
        return addUnknown(page, word).count()
      }
      await expect.poll(listed).toBe(1)
      await expect(rowOf(page, word)).toContainText('Searched for once, last on')
      await expectSoundPage(page)
    })
    await test.step('it becomes another name of a known one, and what was entered stays after a refusal', async () => {
      await press(addUnknown(page, word), 'Enter')
      await expect(dialog(page).getByLabel('Word', { exact: true })).toHaveValue(word)
      await typeInto(dialog(page).getByLabel('Known word'), 'xqzvv')
      await press(dialog(page).getByLabel('Known word'), 'Enter')
      await expect(dialog(page)).toContainText('Searches do not know “xqzvv”.')
      await expect(dialog(page).getByLabel('Known word')).toBeFocused()
      await expectSoundPage(page)
      await dialog(page).getByLabel('Known word').fill('coffee beans')
      await press(dialog(page).getByRole('button', { name: 'Add the word' }), 'Enter')
      await expect(toast(page, 'Word added')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await expect(addUnknown(page, word)).toHaveCount(0)
      await expectAlike(page, word, 'coffee beans')
    })
    await test.step('removed, it finds nobody; restored, the same as before', async () => {
      await open(page, `${WORDS}&status=own`)
      await expect(rowOf(page, word)).toContainText('another name of “coffee bean”')
      await expectSoundPage(page)
      await press(remove, 'Enter')
      await expect(toast(page, 'Word removed')).toBeVisible()
      await expect(remove).toHaveCount(0)
      expect(await namesOf(page, `search=${word}`)).toEqual([])
      await press(page.getByRole('button', { name: 'Undo' }), 'Enter')
      await expect(toast(page, 'Word restored')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
      await expect(remove).toHaveCount(1)
      await expectAlike(page, word, 'coffee beans')
    })
    await open(page, `${WORDS}&status=own`)
    await press(remove, 'Enter')
    await expect(remove).toHaveCount(0)
    await expectNothing(page, word)
  })

  test('a word that searches know goes before that only when the owner says so', oneWidth, async ({ page }) => {
    const word = newWord()
    await open(page, `${WORDS}&status=own`)
    await page.getByRole('button', { name: 'Add a word' }).click()
    await dialog(page).getByLabel('Word', { exact: true }).fill(word)
    await dialog(page).getByLabel('What it is').selectOption('Goods')
    await dialog(page).getByLabel('Category').selectOption('Packaging')
    await dialog(page).getByLabel('Other names').fill(`${word} cup, babyccino`)
    await dialog(page).getByRole('button', { name: 'Add the word' }).dblclick()
    await expect(dialog(page).getByRole('alert')).toContainText('Searches know “babyccino” already')
    const instead = dialog(page).getByRole('button', { name: 'Use mine instead' })
    await expect(instead).toBeVisible()
    await expectSoundPage(page)
    // What is entered now is looked at anew.
    await typeInto(dialog(page).getByLabel('Other names'), ' ')
    await expect(instead).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Add the word' }).click()
    await instead.dblclick()
    await expect(toast(page, 'Word added')).toBeVisible()
    await expect(rowOf(page, word)).toHaveCount(1)
    await expect(rowOf(page, word)).toContainText(`Also ${word} cup, babyccino`)

    const change = page.getByRole('button', { name: `Change ${word}` })
    await press(change, 'Enter')
    await expect(dialog(page).getByLabel('Category')).toHaveValue('Packaging')
    await dialog(page).getByLabel('Other names').fill('')
    await dialog(page).getByLabel('What it is').selectOption('A brand')
    await dialog(page).getByRole('button', { name: 'Save the word' }).click()
    await expect(toast(page, 'Word changed')).toBeVisible()
    await expect(change).toBeFocused()
    await expect(rowOf(page, word)).toContainText('a brand in Packaging')
    await page.getByRole('button', { name: `Remove ${word}` }).click()
    await expect(change).toHaveCount(0)
  })
})

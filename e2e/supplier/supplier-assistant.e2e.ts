import type { Page } from '@playwright/test'
import { answerForm, ask } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' })
const drafts = (page: Page) => chat(page).getByRole('list', { name: 'Drafts' })
const insert = (page: Page, label: string) => drafts(page).getByRole('button', { name: `Insert: ${label}` })

async function say(page: Page, message: string) {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(message)
  await page.keyboard.press('Enter')
}

test.describe('The assistant for suppliers', () => {
  test('a field goes into the form with one press and out with one, and is saved by nobody', oneWidth, async ({ page }) => {
    const { id } = await newSupplier(page)
    await open(page, '/dashboard?tab=assistant')
    await say(page, 'which fields should my form have')
    const first = drafts(page).first().getByRole('listitem').first()
    const label = (await first.getByRole('paragraph').first().textContent())!.split(':')[0]!
    const insertFirst = first.getByRole('button', { name: /^Insert/ })
    await insertFirst.click()
    await expect(first).toContainText('Inserted, not saved yet.')
    await expectSoundPage(page)
    // What is not saved yet counts as being there.
    await say(page, 'which fields should my form have')
    await expect(drafts(page)).toHaveCount(2)
    await expect(drafts(page).last()).not.toContainText(label)
    await first.getByRole('button', { name: 'Undo' }).click()
    await say(page, 'which fields should my form have')
    await expect(drafts(page)).toHaveCount(3)
    await expect(drafts(page).last()).toContainText(label)
    await insertFirst.click()
    await first.getByRole('link', { name: 'Open it' }).click()
    await expect(page).toHaveURL(/tab=form/)
    await expect(page.getByRole('main')).toContainText(label)
    const { fields } = await (await page.request.get(`/api/suppliers/${id}/quote-form`)).json()
    expect(fields.map((field: { label: string }) => field.label)).not.toContain(label)
  })

  test('the round button of a supplier’s own pages opens the same conversation, on others that of buyers', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=assistant')
    await say(page, 'what should I improve next')
    await expect(chat(page)).toContainText('Next:')
    const panel = page.getByRole('dialog', { name: 'AI Assistant' })
    for (const address of ['/account', '/subscription', '/dashboard']) {
      await open(page, address)
      await page.getByRole('button', { name: 'Open AI Assistant' }).click()
      await expect(panel).toContainText('what should I improve next')
    }
    await expectSoundPage(page)
    await open(page, '/suppliers')
    await page.getByRole('button', { name: 'Open AI Assistant' }).click()
    await expect(panel).toContainText('What are you looking for today?')
  })

  test('a description goes into the profile form, unsaved, and Undo brings the old one back', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=assistant')
    await say(page, 'rewrite my description')
    await insert(page, 'Description').click()
    await expect(page).toHaveURL(/tab=profile/)
    const field = page.getByRole('form', { name: 'Profile' }).getByRole('textbox', { name: /^Description/ })
    await expect(field).toHaveValue(/\[your delivery days\]/)
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await toast(page, 'Description inserted').getByRole('button', { name: 'Undo' }).click()
    await expect(field).not.toHaveValue(/\[your delivery days\]/)
  })

  test('a note goes into the answer to its request, and Undo takes it out', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await ask(page, supplier)
    await open(page, '/dashboard?tab=assistant')
    await say(page, 'draft an answer to the open request')
    await insert(page, 'Note of an answer').click()
    await drafts(page).getByRole('link', { name: 'Open it' }).click()
    await expect(answerForm(page).getByRole('textbox', { name: /^Note/ })).toHaveValue(/thank you for asking Tin Shed/)
    await page.goBack()
    await expect(drafts(page)).toBeVisible()
  })

  test('an idea for a post becomes a draft of the social media tools, and Undo removes it', oneWidth, async ({ page }) => {
    const { id } = await newSupplier(page)
    await open(page, '/dashboard?tab=assistant')
    await say(page, 'an idea for a post')
    await insert(page, 'Post').click()
    await expect(drafts(page)).toContainText('A draft of your posts now.')
    const posts = async () => (await page.request.get(`/api/suppliers/${id}/social-posts`)).json()
    expect(await posts()).toMatchObject([{ status: 'draft', hashtags: ['coffee', 'cafesupplies'] }])
    await drafts(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(posts).toEqual([])
    await insert(page, 'Post').click()
    await drafts(page).getByRole('link', { name: 'Open it' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit the draft for Facebook' })).toBeVisible()
  })
})

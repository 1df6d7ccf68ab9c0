import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { drag } from './drag.ts'
import { newSupplier, send, type Supplier } from './quotes.ts'
import { expect, oneWidth, open, reload, test, toast } from './site.ts'

const POSTS = '/social-media-dashboard?tab=posts'
const CALENDAR = `${POSTS}&view=calendar`
const ZONE = 'Australia/Sydney'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const rows = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' })
const preview = (page: Page, platform: string) => page.getByRole('article', { name: `${platform} preview` })

/** Returns the day in Sydney that many days from today, and the same within a sentence. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: ZONE })
/** Noon on a day to come, as UTC: within the same day in Sydney. */
const noonIn = (days: number) => `${dayIn(days)}T02:00:00Z`
/** A day of a month in which no clock changes, whose posts are all to come. */
const monthIn = (days: number) => dayIn(days).slice(0, 7)

const write = (page: Page, { id }: Pick<Supplier, 'id'>, post: object) =>
  send(page, `/api/suppliers/${id}/social-posts`, { platform: 'facebook', content: 'Fresh beans', ...post })

async function choose(page: Page, ...platforms: string[]) {
  for (const platform of platforms) await composer(page).getByRole('checkbox', { name: platform }).check()
}

test.describe('Writing a post', () => {
  test('one text goes to several platforms, with a change for one, and each sees what it will look like', async ({ page }) => {
    await newSupplier(page)
    await open(page, POSTS)
    await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Write a post', exact: true }).click()
    const dialog = composer(page)
    await choose(page, 'Facebook', 'Twitter/X')
    await dialog.getByLabel('Text', { exact: true }).fill('House blend is back ☕')
    await dialog.getByLabel('Hashtags').fill('#coffee freshlyroasted')
    await expect(dialog.getByRole('list', { name: 'Characters left' })).toContainText('Twitter/X 47 of 280')
    await expect(preview(page, 'Facebook')).toContainText('#coffee #freshlyroasted')
    await expectNoAxeViolations(page)

    await dialog.getByRole('button', { name: 'Twitter/X' }).click()
    await dialog.getByLabel('Text for Twitter/X').fill('Back')
    await expect(preview(page, 'Twitter/X')).toContainText('Back')
    await dialog.getByRole('button', { name: 'Use the same text again' }).click()
    await expect(dialog.getByLabel('Text for Twitter/X')).toHaveValue('House blend is back ☕')
    await dialog.getByLabel('Text for Twitter/X').fill('Back, on X only')
    await dialog.getByRole('button', { name: 'All' }).click()
    await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('House blend is back ☕')
    await dialog.getByRole('button', { name: 'Save draft' }).dblclick()
    await expect(toast(page, 'Social media post created successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2)
    await expect(row(page, 'Back, on X only')).toContainText('Twitter/X')
    await expect(row(page, 'House blend is back')).toContainText('#coffee #freshlyroasted')
  })

  test('a post that is too long for X is not published, and Control and Enter send it once it is short', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, `${POSTS}&new=true`)
    const dialog = composer(page)
    await choose(page, 'Twitter/X')
    await dialog.getByLabel('Text', { exact: true }).fill('x'.repeat(300))
    await dialog.getByLabel('Publish now').check()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(dialog.getByText('Twitter/X takes 280 characters, and this is 20 too many.')).toBeVisible()
    await dialog.getByLabel('Text', { exact: true }).fill('Short and sweet')
    await page.keyboard.press('Control+Enter')
    await expect(toast(page, 'Post published successfully')).toBeVisible()
    await expect(row(page, 'Short and sweet')).toContainText('Posted in the practice feed')
    await expect(row(page, 'Short and sweet').getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  })

  test('a post is scheduled in the time of the supplier, and a time that has passed is refused', oneWidth, async ({ page }) => {
    const { id } = await newSupplier(page)
    await open(page, `${POSTS}&new=true`)
    const dialog = composer(page)
    await choose(page, 'LinkedIn')
    await dialog.getByLabel('Text', { exact: true }).fill('See you on the road')
    await dialog.getByLabel('Schedule').check()
    await expect(dialog.getByText('Sydney time')).toBeVisible()
    await dialog.getByLabel('Day').fill(dayIn(-2))
    await dialog.getByLabel('Time').fill('12:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByText('This time has passed. Please choose a later one.')).toBeVisible()
    await dialog.getByLabel('Day').fill(dayIn(3))
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(row(page, 'See you on the road')).toContainText(/Scheduled.*12:00 pm/s)
    const [post] = await (await page.request.get(`/api/suppliers/${id}/social-posts`)).json()
    const shown = new Date(post.scheduledFor).toLocaleString('en-CA', { timeZone: ZONE, hour12: false })
    expect(shown).toContain(`${dayIn(3)}, 12:00`)
  })

  test('Instagram asks for a picture, and the case label of the listing is one', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, `${POSTS}&new=true`)
    const dialog = composer(page)
    await choose(page, 'Instagram')
    await dialog.getByLabel('Text', { exact: true }).fill(`${'Fresh from the roaster '.repeat(12)}end`)
    await expect(preview(page, 'Instagram').getByRole('button', { name: 'more' })).toBeVisible()
    await preview(page, 'Instagram').getByRole('button', { name: 'more' }).click()
    await expect(preview(page, 'Instagram')).toContainText('roaster end')
    await dialog.getByLabel('Publish now').check()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(dialog.getByText('Instagram takes no post without a picture.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use your case label' }).click()
    await expect(preview(page, 'Instagram').locator('img')).toHaveAttribute('src', /^\/uploads\//)
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(toast(page, 'Post published successfully')).toBeVisible()
  })

  test('variables are filled in at once, from the listing and from a chosen product', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await send(page, `/api/suppliers/${supplier.id}/featured-products`, { title: 'House blend', price: '$31.50 / kg' })
    await send(page, `/api/suppliers/${supplier.id}/social-templates`, {
      templateName: 'Weekly product',
      platform: 'facebook',
      contentTemplate: '{product} from {businessName} for {price}: {profileLink}',
      hashtagTemplate: '#{product}',
    })
    await open(page, `${POSTS}&new=true`)
    const dialog = composer(page)
    const text = dialog.getByLabel('Text', { exact: true })
    await dialog.getByLabel('Template').selectOption({ label: 'Weekly product (Facebook)' })
    await expect(text).toHaveValue(`{product} from ${supplier.businessName} for {price}: {profileLink}`)
    await dialog.getByLabel('Product or offer').selectOption({ label: 'House blend' })
    await expect(text).toHaveValue(`House blend from ${supplier.businessName} for $31.50 / kg: {profileLink}`)
    await expect(dialog.getByLabel('Hashtags')).toHaveValue('#Houseblend')
    await expect(preview(page, 'Facebook')).toContainText(`/suppliers/${supplier.id}`)
    await text.fill('From ')
    await dialog.getByRole('button', { name: 'Insert a variable' }).click()
    await dialog.getByRole('button', { name: /^Category/ }).click()
    await expect(text).toHaveValue('From Coffee')
    await expect(text).toBeFocused()
  })

  test('what was typed is asked about, kept, and comes back', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, `${POSTS}&new=true`)
    await choose(page, 'Facebook')
    await composer(page).getByLabel('Text', { exact: true }).fill('Half a thought')
    await composer(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await expect(composer(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Write a post', exact: true }).click()
    await expect(composer(page).getByText('What you had typed here is back.')).toBeVisible()
    await expect(composer(page).getByLabel('Text', { exact: true })).toHaveValue('Half a thought')
    await composer(page).getByRole('button', { name: 'Start anew' }).click()
    await expect(composer(page).getByLabel('Text', { exact: true })).toHaveValue('')
  })

  test('an offer becomes a post', oneWidth, async ({ page }) => {
    const { id } = await newSupplier(page)
    const offer = { title: 'Ten kilos for nine', text: 'Of the house blend.', startsOn: dayIn(0), endsOn: dayIn(7) }
    await send(page, `/api/suppliers/${id}/promotions`, offer)
    await open(page, '/dashboard?tab=profile')
    await page.getByRole('link', { name: 'Write a post about it: Ten kilos for nine' }).click()
    await expect(composer(page).getByLabel('Text', { exact: true })).toHaveValue(/^Ten kilos for nine\n\nOf the house blend/)
    await expect(composer(page).getByLabel('Kind of post')).toHaveValue('promotion')
  })
})

test.describe('The list of posts', () => {
  test('a failed post says why, is edited, and goes out when it is tried again', async ({ page }) => {
    const supplier = await newSupplier(page)
    await write(page, supplier, { content: 'Goes wrong [fail]' })
    await open(page, POSTS)
    const post = row(page, 'Goes wrong')
    await post.getByRole('button', { name: /^Publish/ }).click()
    await expect(toast(page, 'Error')).toContainText('Failed to publish post')
    await expect(post).toContainText('Failed')
    await expect(post).toContainText('The sandbox refuses every post')
    await expect(post.getByRole('button', { name: /publish/i })).toHaveCount(0)
    await toast(page, 'Error').getByRole('button', { name: 'Close' }).click()
    await expect(toast(page, 'Error')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await post.getByRole('button', { name: /^Retry/ }).click()
    await expect(post.getByRole('button', { name: /^Retry/ })).toBeEnabled()
    await post.getByRole('link', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit the failed post for Facebook' })
    await dialog.getByLabel('Text', { exact: true }).fill('Goes right')
    await dialog.getByLabel('Publish now').check()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(toast(page, 'Post published successfully')).toBeVisible()
    await expect(row(page, 'Goes right')).toContainText('Posted')
  })

  test('a deleted post comes back with Undo, and a copy is a draft', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await write(page, supplier, { content: 'Once more', scheduledFor: noonIn(3) })
    await open(page, POSTS)
    await rows(page)
      .getByRole('button', { name: /^More for/ })
      .click()
    await rows(page).getByRole('button', { name: 'Duplicate' }).click()
    await expect(rows(page)).toContainText([/Draft.*Once more/s, /Scheduled.*Once more/s])
    await rows(page)
      .last()
      .getByRole('button', { name: /^More for/ })
      .click()
    await rows(page).last().getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(1)
    await toast(page, 'Post deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toContainText([/Draft.*Once more/s, /Scheduled.*Once more/s])
  })

  test('the filters stand in the address, and a list without matches says so', async ({ page }) => {
    const supplier = await newSupplier(page)
    await write(page, supplier, { content: 'A draft of beans' })
    await write(page, supplier, { content: 'A time for tea', platform: 'linkedin', scheduledFor: noonIn(3) })
    await open(page, POSTS)
    await expect(page.getByText('2 posts')).toBeVisible()
    await page.getByRole('combobox', { name: 'State' }).selectOption('scheduled')
    await expect(page).toHaveURL(/status=scheduled/)
    await expect(rows(page)).toContainText(['A time for tea'])
    await reload(page)
    await expect(rows(page)).toContainText(['A time for tea'])
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('facebook')
    await expect(page.getByRole('heading', { name: 'No post is like that' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all posts' }).click()
    await page.getByLabel('Search posts').fill('beans')
    await expect(page).toHaveURL(/search=beans/)
    await expect(rows(page)).toContainText(['A draft of beans'])
  })
})

test.describe('The calendar of posts', () => {
  const grid = (page: Page) => page.getByRole('grid')
  const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

  test('keys move between days and months, open one, and write for one', async ({ page }) => {
    test.skip(page.viewportSize()!.width < 760, 'A phone shows a list of days.')
    const supplier = await newSupplier(page)
    await write(page, supplier, { content: 'Fresh on the day', scheduledFor: noonIn(3) })
    await open(page, `${CALENDAR}&month=${monthIn(3)}`)
    await expect(grid(page).getByRole('link', { name: /12:00 pm|1:00 pm/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await cell(page, dayIn(3)).focus()
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, dayIn(4))).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const day = page.getByRole('dialog')
    await expect(day.getByRole('list', { name: 'Posts of this day' })).toContainText('Fresh on the day')
    await expectNoAxeViolations(page)
    await day.getByRole('button', { name: /^Move to another day/ }).press('Enter')
    await day.getByLabel('Day for Fresh on the day').fill(dayIn(5))
    await day.getByLabel('Day for Fresh on the day').press('Enter')
    await expect(toast(page, 'Moved to')).toBeVisible()
    await expect(day).toHaveCount(0)
    const [moved] = await (await page.request.get(`/api/suppliers/${supplier.id}/social-posts`)).json()
    expect(new Date(moved.scheduledFor).toLocaleDateString('en-CA', { timeZone: ZONE })).toBe(dayIn(5))
    await toast(page, 'Moved to').getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, dayIn(3)).getByRole('link')).toBeVisible()
    await cell(page, dayIn(3)).focus()
    await page.keyboard.press('n')
    await expect(composer(page).getByLabel('Day')).toHaveValue(dayIn(3))
    await expect(composer(page).getByLabel('Time')).toHaveValue('09:00')
    await composer(page).getByRole('button', { name: 'Cancel' }).click()
    await cell(page, dayIn(3)).focus()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/month=/)
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page).not.toHaveURL(/month=/)
  })

  test('a post is dragged to another day at its local time, and not to a past one', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const { id } = await write(page, supplier, { content: 'Drag me', scheduledFor: noonIn(3) })
    await open(page, `${CALENDAR}&month=${monthIn(3)}`)
    const chip = grid(page).getByRole('link', { name: /Drag me/ })
    const target = monthIn(3) === monthIn(4) ? dayIn(4) : dayIn(2)
    await drag(page, chip, cell(page, target), 'Drag me is over')
    await expect(toast(page, 'Moved to')).toBeVisible()
    await expect(cell(page, target).getByRole('link', { name: /Drag me/ })).toBeVisible()
    const post = await (await page.request.get(`/api/social-posts/${id}`)).json()
    const local = (time: string) => new Date(time).toLocaleTimeString('en-AU', { timeZone: ZONE })
    expect(local(post.scheduledFor)).toBe(local(noonIn(3)))
  })
})

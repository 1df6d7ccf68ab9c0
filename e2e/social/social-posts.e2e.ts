import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { dayIn, ZONE } from '#e2e/kit/days.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { composer, POSTS, row, rows } from '#e2e/kit/people/posts.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

// What the composer promises: docs/behaviour/social-media.md, Social media tools.

const preview = (page: Page, platform: string) => page.getByRole('article', { name: `${platform} preview` })

async function choose(page: Page, ...platforms: string[]) {
  for (const platform of platforms) await composer(page).getByRole('checkbox', { name: platform }).check()
}

test.describe('Writing a post', () => {
  test('one text goes to several platforms, with a change for one, and each sees what it will look like', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, POSTS)
    await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Write a post', exact: true }).click()
    const dialog = composer(page)
    await choose(page, 'Facebook', 'Twitter/X')
    await dialog.getByLabel('Text', { exact: true }).fill('House blend is back ☕')
    await dialog.getByLabel('Hashtags').fill('#coffee freshlyroasted')
    await expect(dialog.getByRole('list', { name: 'Characters left' })).toContainText('Twitter/X 47 of 280')
    await expect(preview(page, 'Facebook')).toContainText('#coffee #freshlyroasted')
    await expectSoundPage(page)

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
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog.getByRole('group', { name: 'Platforms' })).toHaveAccessibleDescription('Please choose a platform.')
    await expect(dialog.getByRole('checkbox', { name: 'Facebook' })).toBeFocused()
    await choose(page, 'Twitter/X')
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog.getByLabel('Text', { exact: true })).toBeFocused()
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
    await expectSoundPage(page)
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
    await expect(dialog.getByRole('button', { name: 'Use your case label' })).toBeFocused()
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
    await text.fill('')
    await dialog.getByRole('button', { name: 'Write it for me' }).click()
    await expect(text).toHaveValue(/House blend/)
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
    const promotion = { title: 'Ten kilos for nine', text: 'Of the house blend.', startsOn: dayIn(0), endsOn: dayIn(7) }
    await send(page, `/api/suppliers/${id}/promotions`, promotion)
    await open(page, '/dashboard?tab=products')
    await page.getByRole('link', { name: 'Write a post about it: Ten kilos for nine' }).click()
    await expect(composer(page).getByLabel('Text', { exact: true })).toHaveValue(/^Ten kilos for nine\n\nOf the house blend/)
    await expect(composer(page).getByLabel('Kind of post')).toHaveValue('promotion')
  })
})

import type { Page } from '@playwright/test'
import { longDay } from '#web/features/social/posts/times.ts'
import { send } from '#e2e/kit/calls.ts'
import { dayIn, noonIn, ZONE } from '#e2e/kit/days.ts'
import { escape, focus, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { drag } from '#e2e/kit/drag.ts'
import { composer, POSTS, writePost } from '#e2e/kit/people/posts.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const CALENDAR = `${POSTS}&view=calendar`
const monthIn = (days: number) => dayIn(days).slice(0, 7)

test.describe('The calendar of posts', () => {
  const grid = (page: Page) => page.getByRole('grid')
  const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

  /** Holds back what the calendar reads from now on, until the returned function is called. */
  async function holdReads(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/social-posts\?/, async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  // A phone shows a list of days.
  test('keys move between days and months, open one, and write for one', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await writePost(page, supplier, { content: 'Fresh on the day', scheduledFor: noonIn(3) })
    await open(page, `${CALENDAR}&month=${monthIn(3)}`)
    await expect(grid(page).getByRole('link', { name: /12:00 pm|1:00 pm/ })).toBeVisible()
    await expectSoundPage(page)
    await press(cell(page, dayIn(3)), 'ArrowRight')
    await expect(cell(page, dayIn(4))).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const day = page.getByRole('dialog')
    await expect(day.getByRole('list', { name: 'Posts of this day' })).toContainText('Fresh on the day')
    await expectSoundPage(page)
    await press(day.getByRole('button', { name: /^Move to another day/ }), 'Enter')
    await day.getByLabel('Day for Fresh on the day').fill(dayIn(5))
    await press(day.getByLabel('Day for Fresh on the day'), 'Enter')
    await expect(toast(page, 'Moved to')).toBeVisible()
    await expect(day).toHaveCount(0)
    const [moved] = await (await page.request.get(`/api/suppliers/${supplier.id}/social-posts`)).json()
    expect(new Date(moved.scheduledFor).toLocaleDateString('en-CA', { timeZone: ZONE })).toBe(dayIn(5))
    await toast(page, 'Moved to').getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, dayIn(3)).getByRole('link')).toBeVisible()
    await press(cell(page, dayIn(3)), 'n')
    await expect(composer(page).getByLabel('Day')).toHaveValue(dayIn(3))
    // When buyers act most, which depends on what other tests do, or nine in the morning.
    await expect(composer(page).getByLabel('Time')).toHaveValue(/^\d\d:00$/)
    await press(composer(page).getByRole('button', { name: 'Cancel' }), 'Enter')
    await expect(cell(page, dayIn(3))).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.locator('[data-day]:focus')).not.toHaveAttribute('data-day', dayIn(3))
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page).not.toHaveURL(/month=/)
  })

  test.describe('in a browser whose clock is held', () => {
    test.use({ ownBrowser: true })

    test('keys pressed while another month is being read act on the day that the last one led to', oneWidth, async ({ page }) => {
      await newSupplier(page)
      // The last days of a month, in Sydney.
      await page.clock.setFixedTime('2026-11-27T01:00:00Z')
      await open(page, CALENDAR)
      await focus(cell(page, '2026-11-30'))
      const release = await holdReads(page)
      const day = page.getByRole('dialog')
      // Both at once, and while neither month has been read anew.
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(day).toHaveAccessibleName(/Monday,? 30 November/)
      await escape(day)
      await expect(cell(page, '2026-11-30')).toBeFocused()
      // Two months on, through one that is never shown, and a week further: the grid is away all the time.
      await page.keyboard.press('PageDown')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/month=2027-02/)
      await expect(day).toHaveCount(0)
      release()
      await expect(day).toHaveAccessibleName(/Saturday,? 6 February/)
      await escape(day)
      await expect(cell(page, '2027-02-06')).toBeFocused()
      // Who has gone elsewhere is not fetched back.
      const releaseNext = await holdReads(page)
      await page.keyboard.press('PageDown')
      await expect(page).toHaveURL(/month=2027-03/)
      await focus(page.getByRole('link', { name: 'Next month' }))
      releaseNext()
      await expect(cell(page, '2027-03-06')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Next month' })).toBeFocused()
    })
  })

  test('a post is dragged to another day at its local time', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const { id } = await writePost(page, supplier, { content: 'Drag me', scheduledFor: noonIn(3) })
    await open(page, `${CALENDAR}&month=${monthIn(3)}`)
    const chip = grid(page).getByRole('link', { name: /Drag me/ })
    const target = monthIn(3) === monthIn(4) ? dayIn(4) : dayIn(2)
    await drag(page, chip, cell(page, target), `Drag me is over ${longDay(target)}.`)
    await expect(toast(page, 'Moved to')).toBeVisible()
    await expect(cell(page, target).getByRole('link', { name: /Drag me/ })).toHaveCount(1)
    const post = await (await page.request.get(`/api/social-posts/${id}`)).json()
    const local = (time: string) => new Date(time).toLocaleTimeString('en-AU', { timeZone: ZONE })
    expect(local(post.scheduledFor)).toBe(local(noonIn(3)))
  })

  test('what has no time is beside the days: a draft gets one by the keyboard or the mouse, and goes back', async ({ page }) => {
    const supplier = await newSupplier(page)
    await writePost(page, supplier, { content: 'Some day' })
    await writePost(page, supplier, { content: 'Another day' })
    await open(page, `${CALENDAR}&month=${monthIn(3)}`)
    const undated = page.getByRole('list', { name: 'Posts without a time' })
    const isPhone = page.viewportSize()!.width < 760
    if (isPhone) await press(page.getByText('Without a time: 2 posts'), 'Enter')
    await expect(undated.getByRole('listitem')).toHaveCount(2)
    await expectSoundPage(page)
    await press(undated.getByRole('button', { name: 'Choose a day: Some day' }), 'Enter')
    await undated.getByLabel('Day for Some day').fill(dayIn(3))
    await press(undated.getByLabel('Day for Some day'), 'Enter')
    await expect(toast(page, 'Meant for')).toContainText('Some day')
    await expect(undated.getByRole('listitem')).toHaveCount(1)
    await expect(undated.locator('xpath=ancestor::*[@tabindex="-1"][1]')).toBeFocused()
    const mine = async () => (await page.request.get(`/api/suppliers/${supplier.id}/social-posts`)).json()
    const some = async () => (await mine()).find(({ content }: { content: string }) => content === 'Some day')
    const meant = await some()
    expect(new Date(meant.suggestedFor).toLocaleDateString('en-CA', { timeZone: ZONE })).toBe(dayIn(3))
    expect(meant.status).toBe('draft')
    await toast(page, 'Meant for').getByRole('button', { name: 'Undo' }).click()
    await expect(undated.getByRole('listitem')).toHaveCount(2)
    expect((await some()).suggestedFor).toBeNull()
    if (isPhone) return
    await drag(page, undated.getByRole('link', { name: /Another day/ }), cell(page, dayIn(3)), `Another day is over ${longDay(dayIn(3))}.`)
    // Where it is dropped, it is seen twice for a moment: as what was dragged, and at its time.
    await expect(cell(page, dayIn(3)).getByRole('link', { name: /Another day/ })).toHaveCount(1)
    await expect(undated.getByRole('listitem')).toHaveCount(1)
  })

  test('a plan becomes drafts in the calendar, is taken back, and is scheduled at once', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, CALENDAR)
    await page.getByRole('link', { name: 'Plan posts from my products' }).click()
    const dialog = page.getByRole('dialog', { name: 'Plan posts from my products' })
    await expect(dialog.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', /tab=products$/)
    await send(page, `/api/suppliers/${supplier.id}/featured-products`, { title: 'House blend', price: '$31.50 / kg' })
    const plan = async () => {
      await open(page, `${CALENDAR}&plan=true`)
      await dialog.getByRole('checkbox', { name: 'Facebook' }).check()
      await dialog.getByLabel('Weeks').selectOption('1')
      await dialog.getByLabel('Posts a week').selectOption('2')
      await dialog.getByRole('button', { name: 'Plan the posts' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('2 drafts planned.')).toBeVisible()
    }
    await open(page, `${CALENDAR}&plan=true`)
    await expect(dialog.getByRole('button', { name: 'Plan the posts' })).toBeEnabled()
    await expectSoundPage(page)
    await plan()
    await expect(page.getByRole('link', { name: /House blend/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo the plan' }).click()
    await expect(toast(page, '2 drafts removed')).toBeVisible()
    await expect(page.getByRole('link', { name: /House blend/ })).toHaveCount(0)
    await expect(page.locator('div:focus').getByRole('link', { name: 'Calendar' })).toBeVisible()
    await plan()
    await page.getByRole('button', { name: 'Schedule all 2' }).click()
    await expect(toast(page, '2 posts scheduled')).toBeVisible()
    await expect(page.getByRole('link', { name: /Scheduled/ })).toHaveCount(2)
  })
})

import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const TOOLS = '/social-media-dashboard'

const figure = (page: Page, label: string) => page.getByRole('term').filter({ hasText: label }).locator('..')

test.describe('Analytics of posts', () => {
  test(
    'they say what is not known yet, then count posts, failures and visits, as a chart and as a table',
    oneWidth,
    async ({ page, otherPage }) => {
      const supplier = await newSupplier(page)
      await open(page, `${TOOLS}?tab=analytics`)
      await expect(part(page, 'Posts by week')).toContainText('Nothing was posted in the last 12 weeks.')
      await expect(figure(page, 'Success rate')).toContainText('None yet')
      await expect(part(page, 'Next scheduled')).toContainText('No post is scheduled.')
      await expect(part(page, 'Best hours')).toContainText(/Not known yet|your whole category/)
      await expectSoundPage(page)

      const path = `/api${supplier.path}/social-posts`
      const texts = ['Fresh beans: {profileLink}', 'Decaf', 'This one does [fail]']
      for (const content of texts) {
        const { id } = await send(page, path, { platform: 'facebook', content })
        await page.request.post(`/api/social-posts/${id}/publish`)
      }
      const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
      const { id: next } = await send(page, path, { platform: 'linkedin', content: 'Tomorrow', scheduledFor })
      const items = await (await page.request.get(`/api${supplier.path}/social-feed`)).json()
      const [link] = items.flatMap(({ text }: { text: string }) => /\/suppliers\/\S+/.exec(text) ?? [])
      const reader = await otherPage()
      await Promise.all([reader.waitForResponse(/\/view$/), open(reader, link)])

      await reload(page)
      await expect(figure(page, 'Posted in 12 weeks')).toContainText('2')
      await expect(figure(page, 'Success rate')).toContainText(/66%.*1 failed/s)
      await expect(figure(page, 'Profile visits from posts')).toContainText('1')
      await expect(part(page, 'Best posts').getByRole('listitem')).toHaveText([/Fresh beans.*1 visit/s])
      await expect(part(page, 'Next scheduled').getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
        'href',
        `${TOOLS}?tab=posts&post=${next}`,
      )
      const weeks = part(page, 'Posts by week')
      await expect(weeks.getByRole('list', { name: 'In all, over the last 12 weeks' }).getByRole('listitem')).toHaveText(['Facebook 2'])
      await expect(weeks.getByRole('figure')).toBeVisible()
      await expectSoundPage(page)
      await weeks.getByRole('button', { name: 'Show as a table' }).click()
      await expect(weeks.getByRole('row')).toHaveCount(13)
      await expect(weeks.getByRole('row').nth(1).getByRole('cell')).toHaveText(['2'])
      await expectSoundPage(page)
    },
  )
})

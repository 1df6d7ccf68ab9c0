import type { Page } from '@playwright/test'
import { startPlatform, type PlatformServer } from '#test/stubs/platform-server.ts'
import { keysFor } from '#test/stubs/social-site.ts'
import { escape, press } from '#e2e/kit/keys.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { noonIn } from '#e2e/kit/days.ts'
import { writePost } from '#e2e/kit/people/posts.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const TOOLS = '/social-media-dashboard'

let platform: PlatformServer
let site: OwnSite
test.beforeAll(async () => {
  platform = await startPlatform('twitter')
  site = await createOwnSite(keysFor('twitter', platform))
})
test.afterAll(async () => {
  await site.stop()
  await platform.stop()
})

// The walk is docs/behaviour/social-media.md, Social media; what the page says of it, Social media tools.

async function answerAt(page: Page, answer: 'Agree' | 'Refuse') {
  await page.getByRole('link', { name: answer }).click()
  await page.waitForURL(`${site.address}${TOOLS}**`)
}

async function connect(page: Page, answer: 'Agree' | 'Refuse') {
  await page.getByRole('button', { name: 'Connect account' }).click()
  await page.getByRole('dialog').getByLabel('Platform').selectOption('Twitter/X')
  await page.getByRole('link', { name: 'Connect with Twitter/X' }).click()
  await answerAt(page, answer)
}

test.describe('An account of a platform with keys', () => {
  test('is connected and connected again at the platform, and asked about before it is disconnected', oneWidth, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    const supplier = await newSupplier(page)
    const dialog = page.getByRole('dialog', { name: 'Connect account' })
    const account = page.getByRole('list', { name: 'Your accounts' }).getByRole('listitem')
    await test.step('the supplier reads which platforms can be connected', async () => {
      await open(page, TOOLS)
      await expect(page.getByText('Connect one, and posts go out to it.')).toBeVisible()
      await page.getByRole('button', { name: 'Connect account' }).click()
      await dialog.getByLabel('Platform').selectOption('LinkedIn')
      await expect(dialog.getByRole('status')).toContainText('LinkedIn cannot be connected on this site yet')
      await dialog.getByLabel('Platform').selectOption('Twitter/X')
      await expect(dialog).toContainText('You sign in at Twitter/X, choose what Backdock may post to, and come back here.')
      await expect(dialog.getByLabel('Account name')).toHaveCount(0)
      await expectSoundPage(page)
      await escape(dialog)
    })
    await test.step('refuses, then agrees at the platform', async () => {
      await connect(page, 'Refuse')
      await expect(toast(page, 'Error')).toContainText('Failed to connect social media account')
      await expect(page.getByRole('alert').filter({ hasText: 'No account was connected' })).toContainText('You did not agree')
      await connect(page, 'Agree')
      await expect(toast(page, 'Social media account connected successfully')).toContainText('Twitter/X')
      await expect(account).toContainText(/@beanstreet\s*Twitter\/X\s*Active/)
      await expect(page.getByText('No account was connected')).toHaveCount(0)
    })
    await test.step('connects it again once the platform has ended its access', async () => {
      platform.endAccess()
      const { id } = await writePost(page, supplier, { platform: 'twitter', content: 'Fresh beans' })
      expect((await page.request.post(`/api/social-posts/${id}/publish`)).status()).toBe(502)
      await reload(page)
      await expect(account).toContainText('Twitter/X takes no posts from here any more. Connect it again.')
      await expectSoundPage(page)
      await account.getByRole('link', { name: 'Connect again: @beanstreet' }).click()
      await answerAt(page, 'Agree')
      await expect(toast(page, 'Social media account connected successfully')).toBeVisible()
      await expect(account).toHaveCount(1)
      await expect(account).not.toContainText('Connect it again')
      await page.request.post(`/api/social-posts/${id}/publish`)
      expect(platform.world.posts.map(({ text }) => text)).toEqual(['Fresh beans'])
    })
    await test.step('is asked before it is disconnected', async () => {
      await writePost(page, supplier, { platform: 'twitter', content: 'Later', scheduledFor: noonIn(3) })
      const disconnect = account.getByRole('button', { name: 'Disconnect @beanstreet' })
      await press(disconnect, 'Enter')
      const question = page.getByRole('dialog', { name: 'Disconnect @beanstreet?' })
      await expect(question.getByRole('alert')).toContainText('1 post to Twitter/X is scheduled.')
      await expectSoundPage(page)
      await press(question.getByRole('button', { name: 'Keep it' }), 'Enter')
      await expect(disconnect).toBeFocused()
      await press(disconnect, 'Enter')
      await press(question.getByRole('button', { name: 'Disconnect' }), 'Enter')
      await expect(toast(page, 'Account disconnected')).toBeVisible()
      await expect(toast(page, 'Account disconnected').getByRole('button', { name: 'Undo' })).toHaveCount(0)
      await expect(page.getByText('No accounts yet')).toBeVisible()
      await expect(part(page, 'Your accounts').locator(':focus')).toHaveCount(1)
    })
    await page.close()
  })
})

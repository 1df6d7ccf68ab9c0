import type { Page } from '@playwright/test'
import { deliverTo, emailOf, INCOMING } from '#test/people/replies.ts'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { send } from '#e2e/kit/calls.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

let mailServer: MailServer
let site: OwnSite
test.beforeAll(async () => {
  mailServer = await createMailServer()
  const settings = { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'hello@market.example', LOG_LEVEL: 'error' }
  site = await createOwnSite({ ...INCOMING, ...settings })
})
test.afterAll(async () => {
  await site.stop()
  await mailServer.close()
})

const tab = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Quotes/ })
const replies = (page: Page) => page.getByRole('list', { name: 'Replies by email' }).getByRole('listitem')
const isAnswered = (page: Page) => page.getByRole('checkbox', { name: /^Answered/ })

/** Waits for the email to a supplier with these words, and returns where its reply goes. */
async function replyAddressesOf(words: string): Promise<string[]> {
  const about = () => mailServer.emails.find(({ text }) => text?.includes(words))
  await expect.poll(() => about() !== undefined).toBe(true)
  return about()!.replyTo!.map(({ address }) => address!)
}

test.describe('The thread of a contact', () => {
  test(
    'has what the supplier answers by email and what the visitor writes back, in order, and says what is new',
    oneWidth,
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: site.address })
      const supplier = await newSupplier(page)
      const emailConfirmedAt = site.context.now()
      await site.context.db.updateTable('accounts').set({ emailConfirmedAt }).where('email', '=', supplier.email).execute()
      const visitor = newBuyerEmail()
      const visiting = await browser.newContext({ baseURL: site.address })
      await send(visiting, `/api${supplier.path}/contact`, { message: 'Do you deliver to Reservoir?', email: visitor })
      const [copyTo = '', replyTo] = await replyAddressesOf('Do you deliver to Reservoir?')
      expect(replyTo).toBe(visitor)
      await test.step('it is new until it is opened', async () => {
        await open(page, '/dashboard')
        await expect(tab(page)).toContainText('1 unread')
        await tab(page).click()
        await page
          .getByRole('list', { name: 'Requests' })
          .getByRole('link', { name: /Unread/ })
          .click()
        await expect(isAnswered(page)).not.toBeChecked()
        await expect(replies(page)).toHaveCount(0)
        await open(page, '/dashboard')
        await expect(tab(page)).not.toContainText('unread')
      })
      await test.step("the supplier's email is in the thread, and answers it", async () => {
        expect(await deliverTo(site.address, copyTo, emailOf('Yes, on Saturdays.', { From: supplier.email }))).toBe(200)
        await open(page, '/dashboard?tab=quotes')
        await expect(tab(page)).not.toContainText('unread')
        await page.getByRole('list', { name: 'Requests' }).getByRole('link').click()
        await expect(isAnswered(page)).toBeChecked()
        await expect(replies(page)).toHaveText([/^You answered by email.*Yes, on Saturdays\./])
      })
      await test.step('what the visitor writes back is new, and waits', async () => {
        expect(await deliverTo(site.address, copyTo, emailOf('And on Sundays?', { From: visitor }))).toBe(200)
        await open(page, '/dashboard?tab=quotes')
        await expect(tab(page)).toContainText('1 unread')
        await page
          .getByRole('list', { name: 'Requests' })
          .getByRole('link', { name: /Unread/ })
          .click()
        await expect(replies(page)).toHaveText([/Yes, on Saturdays\./, /^The visitor wrote back.*And on Sundays\?/])
        await expect(isAnswered(page)).not.toBeChecked()
        await expectSoundPage(page)
      })
      await Promise.all([page.context().close(), visiting.close()])
    },
  )
})

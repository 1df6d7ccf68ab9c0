import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { press } from '#e2e/kit/keys.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const RECEIVERS = 130
let mailServer: MailServer
let site: OwnSite
test.beforeAll(async () => {
  mailServer = await createMailServer()
  const settings = { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'hello@market.example', LOG_LEVEL: 'error' }
  site = await createOwnSite({ ...settings, OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password })
  // Of the new owner.
  await expect.poll(() => mailServer.emails.length).toBe(1)
})
test.afterAll(async () => {
  await site.stop()
  await mailServer.close()
})

test.describe('An issue that leaves slowly', () => {
  test('the owner sees how far it is, and stops it before the rest has left', oneWidth, async ({ browser }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    mailServer.behaviours = ['take', 'take', 'take', ...Array.from({ length: RECEIVERS }, () => ({ takeAfter: promise }))]
    const readers = Array.from({ length: RECEIVERS }, (_, at) => ({ email: `reader-${at}@readers.example`, confirmedAt: new Date(0) }))
    await site.context.db.insertInto('newsletterSubscribers').values(readers).execute()
    const page = await browser.newPage({ baseURL: site.address })
    await signIn(page, OWNER)
    await open(page, '/owner/dashboard?tab=sign-ups&list=issues')
    const issues = page.getByRole('region', { name: 'Issues of the newsletter' })
    await expect(issues).toContainText('You have not written an issue yet.')
    await page.getByRole('link', { name: 'Write an issue' }).click()
    await page.getByLabel('Subject').fill('A slow letter')
    await page.getByRole('button', { name: 'Save the draft' }).click()
    await issues.getByRole('button', { name: 'Send “A slow letter”' }).click()
    await page.getByRole('button', { name: `Send to ${RECEIVERS} addresses` }).click()
    await expect(issues).toContainText(`Sending: 3 of ${RECEIVERS} have left`)
    await expect(issues.getByRole('progressbar', { name: 'Sending “A slow letter”' })).toHaveAttribute('value', '3')
    await expectSoundPage(page)
    await press(issues.getByRole('button', { name: 'Stop sending “A slow letter”' }), 'Enter')
    await press(page.getByRole('button', { name: 'Stop the sending' }), 'Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    resolve()
    await expect(issues).toContainText(/Stopped .*: it went to \d+ of 130 addresses/)
    expect(mailServer.emails.length).toBeLessThan(RECEIVERS)
    await expect(issues.getByRole('button', { name: /Stop/ })).toHaveCount(0)
    await page.context().close()
  })
})

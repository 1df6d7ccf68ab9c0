import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { linkTo, logInByForm, newPerson, registered, signIn, userMenu, type Person } from '#e2e/kit/people/people.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast, type Site } from '#e2e/kit/site.ts'

/** A listing of the demo marketplace that no account manages. */
const UNCLAIMED = 22

async function haveLinkSent(page: Page, site: Site, { email }: Person) {
  await open(page, '/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page that is left has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toContainText('Look into your inbox')
  return linkTo(site, email, 'reset')
}

async function setPassword(page: Page, link: string, password: string) {
  await open(page, link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

test.describe('Links in emails to accounts', () => {
  test('the link of the email sets a new password; every session ends and the old password no longer works', async ({
    page,
    site,
    otherCaller,
  }) => {
    const ann = await registered(page)
    const other = await otherCaller()
    await signIn(other, ann)
    await setPassword(page, await haveLinkSent(page, site, ann), 'green-kettle-42')
    await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible()
    expect(await (await other.request.get('/api/me')).json()).toEqual({ user: null })
    await page.getByRole('link', { name: 'Log in', exact: true }).last().click()
    await logInByForm(page, ann)
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await page.getByLabel('Password', { exact: true }).fill('green-kettle-42')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(userMenu(page, ann)).toBeVisible()
  })

  test('a rejected new password does not use up the link, which works once and then leads to a new email', async ({ page, site }) => {
    const link = await haveLinkSent(page, site, await registered(page))
    await test.step('a rejected password', async () => {
      await setPassword(page, link, 'short')
      await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters')
      await page.getByLabel('New password', { exact: true }).fill('password')
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByRole('alert')).toHaveText('This password is among the most common ones. Please choose another.')
    })
    await test.step('an accepted one', async () => {
      await page.getByLabel('New password', { exact: true }).fill('green-kettle-42')
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByText('Your password is changed')).toBeVisible()
    })
    await test.step('the used link', async () => {
      await setPassword(page, link, 'green-kettle-43')
      await expect(page.getByRole('alert')).toContainText('This link no longer works')
      await page.getByRole('link', { name: 'Have a new link sent' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
    })
  })

  test('the response is the same whether or not an address has an account', async ({ page }) => {
    await open(page, '/auth?mode=forgot')
    await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'nobody@nowhere.example' })).toContainText('If an account belongs to')
  })

  test('a notice asks to confirm the address until the link of the email is used; the email is sent again on request', async ({
    page,
    site,
  }) => {
    const ann = await registered(page)
    const notice = page.getByRole('complementary', { name: 'About your account' })
    await logInByForm(page, ann)
    await expect(notice).toContainText(ann.email)
    await notice.getByRole('button', { name: 'Send the email again' }).click()
    await expect(toast(page, 'Email sent')).toBeVisible()
    await expect.poll(async () => (await site.emailsTo(ann.email)).length).toBe(2)
    const link = await linkTo(site, ann.email, 'confirm')
    await open(page, link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await open(page, link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('alert')).toContainText('This link no longer works')
  })

  test(
    'what was asked for without an account is among the account’s requests once its address is confirmed',
    oneWidth,
    async ({ page, site, otherCaller }) => {
      const ann = newPerson()
      const guest = await otherCaller()
      for (const id of [1, 2]) await ask(guest, { id }, { contactEmail: ann.email })
      await registered(page, undefined, ann)
      await signIn(page, ann)
      await open(page, '/quotes')
      const list = page.getByRole('main')
      await expect(list.getByText(`Confirm ${ann.email} to see what you asked for without an account`)).toBeVisible()
      await expect(list.getByText('No requests yet')).toBeVisible()
      await expectSoundPage(page)
      await open(page, await linkTo(site, ann.email, 'confirm'))
      await page.getByRole('button', { name: 'Confirm my email address' }).click()
      await expect(list.getByText('2 earlier requests are here now')).toBeVisible()
      await list.getByRole('link', { name: 'See your requests' }).click()
      await expect(page).toHaveURL('/quotes')
      await expect(list.getByText('14 kg of house blend a week')).toHaveCount(2)
      await expectSoundPage(page)
      await list.getByRole('button', { name: 'Got it' }).click()
      await reload(page)
      await expect(list.getByText('14 kg of house blend a week')).toHaveCount(2)
      await expect(list.getByText('earlier requests')).toHaveCount(0)
    },
  )

  test('a link that stops emails asks for a press first, and leads back', oneWidth, async ({ page, site }) => {
    const { email } = await (await page.request.get(`/api/suppliers/${UNCLAIMED}`)).json()
    const contactEmail = `ann-${randomUUID()}@cafe.example`
    await page.request.post('/api/quotes/request', {
      data: { supplierId: UNCLAIMED, businessName: 'Corner Cafe', contactEmail, requirements: 'Beans' },
    })
    const { text } = await site.emailTo(email, contactEmail)
    await open(page, /\/unsubscribe\/[\w.-]+/.exec(text ?? '')![0])
    await page.getByRole('button', { name: 'Stop these emails' }).click()
    const done = page.getByRole('status').filter({ hasText: 'Stopped' })
    await expect(done).toContainText('No more emails about your listing come to your address.')
    await expect(page.getByRole('main').locator(':focus')).toContainText('Keep sending them')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Keep sending them' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'From now on we send you emails about your listing again.' })).toBeVisible()
    await expect(page.getByRole('main').locator(':focus')).toContainText('Stop these emails')
    await expectSoundPage(page)
  })
})

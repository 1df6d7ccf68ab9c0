import type { BrowserContext, Page, Response } from '@playwright/test'
import { fillForm, invalidIn, lostTexts, markForms, openersOn, setInvalidBack, settling, submitForm, visitPages } from './every-form.ts'
import { signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** Addresses and statuses of the writes of a page, except what it notes by itself. */
function writesOf(page: Page) {
  const writes: string[] = []
  page.on('response', (response: Response) => {
    const request = response.request()
    if (request.method() !== 'GET' && request.resourceType() !== 'ping')
      writes.push(`${new URL(response.url()).pathname} ${response.status()}`)
  })
  return writes
}

/** The session comes back as it does when the account signs in in another tab; the dialog's own way is in session-ended.e2e.ts. */
async function signInElsewhere(page: Page, cookies: Awaited<ReturnType<BrowserContext['cookies']>>) {
  await page.context().addCookies(cookies)
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'))
}

/** Submits the form at this place with the session gone, and expects that nothing is lost. Returns its name if it was sent. */
async function submitWithoutSession(page: Page, at: number, writes: string[], settled: () => Promise<void>): Promise<string | undefined> {
  writes.length = 0
  await fillForm(page, at)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  const name = await submitForm(page, at)
  await settled()
  await expect.poll(async () => writes.length > 0 || (await invalidIn(page, at)) !== '', `${name} sends or says what is wrong`).toBe(true)
  for (let again = 0; again < 3 && writes.length === 0 && (await setInvalidBack(page, at)); again++) {
    await settled()
    await submitForm(page, at)
    await settled()
  }
  if (writes.length === 0) {
    await page.context().addCookies(cookies)
    return undefined
  }
  await expect(dialog(page), name).toBeVisible()
  expect([name, writes.filter((write) => !write.endsWith(' 401'))]).toEqual([name, []])
  expect([name, await lostTexts(page, at)]).toEqual([name, []])
  const refused = writes.splice(0)
  await signInElsewhere(page, cookies)
  await expect(dialog(page)).toHaveCount(0)
  await settled()
  expect([name, writes.map((write) => write.slice(0, -4))]).toEqual([name, refused.map((write) => write.slice(0, -4))])
  expect([name, writes.filter((write) => write.endsWith(' 401'))]).toEqual([name, []])
  return name
}

/** Submits every form of the pages that links lead to from `start`. Returns those that were sent. */
async function submitAll(page: Page, start: string, scope: RegExp) {
  const settled = settling(page)
  const writes = writesOf(page)
  const sent: string[] = []
  const openers = new Set<string>()
  /** Submits the forms in view; `show` shows them anew, and returns whether they are still there. */
  const submitShown = async (where: string, show: () => Promise<boolean>) => {
    for (let at = 0, count = await markForms(page); at < count; at++) {
      if (at > 0 && (!(await show()) || (await markForms(page)) <= at)) return
      const name = await submitWithoutSession(page, at, writes, settled)
      if (name) sent.push(`${where} › ${name}`)
    }
  }
  const showPage = async (href: string) => {
    // What was typed before would be there again.
    await page.evaluate(() => localStorage.clear())
    await open(page, href)
    await page.waitForLoadState('networkidle')
    await settled()
    return true
  }
  const showDialog = async (href: string, kind: string) => {
    await showPage(href)
    if (!(await openersOn(page)).includes(kind)) return false
    await page.locator(`[data-opens="${kind}"]`).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await settled()
    return true
  }
  await open(page, start)
  await visitPages(page, start, scope, showPage, async (href) => {
    const kinds = (await openersOn(page)).filter((kind) => !openers.has(`${href.split('?')[0]} ${kind}`))
    await submitShown(href, () => showPage(href))
    for (const kind of kinds) {
      openers.add(`${href.split('?')[0]} ${kind}`)
      const show = () => showDialog(href, kind)
      if (await show()) await submitShown(`${href} › ${kind}`, show)
    }
  })
  return sent
}

test.describe('No form loses what was typed when its session has ended', () => {
  test('of the public pages and of a buyer', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    const sent = await submitAll(page, '/account', /^\/(suppliers|account|saved|quotes|pricing|resources?|subscription)\b/)
    expect(sent.length, String(sent)).toBeGreaterThan(3)
  })

  test('of a supplier', oneWidth, async ({ page, otherCaller }) => {
    const supplier = await newSupplier(page)
    await ask(await otherCaller(), supplier)
    const sent = await submitAll(page, '/dashboard', /^\/(dashboard|social-media-dashboard)\b/)
    expect(sent.length, String(sent)).toBeGreaterThan(6)
  })

  test('of the owner', oneWidth, async ({ page, otherCaller }) => {
    const other = await otherCaller()
    await signedInBuyer(other)
    const [review] = await (await other.request.get('/api/suppliers/3/reviews')).json()
    const report = { reason: 'Somebody else’s supplier is meant.' }
    expect((await other.request.post(`/api/reviews/${review.id}/report`, { data: report })).ok()).toBe(true)
    await signIn(page, OWNER)
    const sent = await submitAll(page, '/owner/dashboard', /^\/(owner|admin)\b/)
    expect(sent.length, String(sent)).toBeGreaterThan(1)
  })
})

import type { BrowserContext, Page, Response } from '@playwright/test'
import {
  fillForm,
  invalidIn,
  lostTexts,
  markForms,
  openersOn,
  setInvalidBack,
  settling,
  showAnew,
  submitForm,
  visitPages,
} from './every-form.ts'
import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test, type Caller } from '#e2e/kit/site.ts'
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
  // Some forms read before they write: then what they would write waits with what was read for the password.
  const isRefused = async () => writes.length > 0 || (await dialog(page).count()) > 0
  await expect.poll(async () => (await isRefused()) || (await invalidIn(page, at)) !== '', `${name} sends or says what is wrong`).toBe(true)
  for (let again = 0; again < 3 && !(await isRefused()) && (await setInvalidBack(page, at)); again++) {
    await settled()
    await submitForm(page, at)
    await settled()
  }
  if (!(await isRefused())) {
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
  const addresses = (all: readonly string[]) => all.map((write) => write.slice(0, -4))
  // What was refused is sent again, once; it may be followed by what was to follow it, as a line follows its new list.
  expect([name, addresses(writes.slice(0, refused.length))]).toEqual([name, addresses(refused)])
  expect([name, addresses(writes.slice(refused.length)).filter((address) => addresses(refused).includes(address))]).toEqual([name, []])
  expect([name, writes.filter((write) => write.endsWith(' 401'))]).toEqual([name, []])
  return name
}

/** Submits every form of the pages of a walk, which links lead to from `start`. Returns those that were sent. */
async function submitAll(page: Page, { start, also = [], scope }: Walk) {
  const settled = settling(page)
  const writes = writesOf(page)
  const sent: string[] = []
  const openers = new Set<string>()
  /** Whether the page is as it was shown: nothing has been submitted or opened since. */
  let isFresh = false
  /** Submits the forms in view; `show` shows them anew, and returns whether they are still there. */
  const submitShown = async (where: string, show: () => Promise<boolean>) => {
    for (let at = 0, count = await markForms(page); at < count; at++) {
      if (at > 0 && (!(await show()) || (await markForms(page)) <= at)) return
      isFresh = false
      const name = await submitWithoutSession(page, at, writes, settled)
      if (name) sent.push(`${where} › ${name}`)
    }
  }
  const showPage = async (href: string) => {
    if (!isFresh) await showAnew(page, href)
    await settled()
    isFresh = true
    return true
  }
  const showDialog = async (href: string, kind: string) => {
    await showPage(href)
    if (!(await openersOn(page)).includes(kind)) return false
    isFresh = false
    await page.locator(`[data-opens="${kind}"]`).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await settled()
    return true
  }
  await open(page, start)
  const showFirst = (href: string) => {
    isFresh = false
    return showPage(href)
  }
  await visitPages(page, [start, ...also], scope, showFirst, async (href) => {
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

/** A draft of the newsletter, whose preview opens over the list by its address. */
async function addDraft({ request }: Page) {
  const { ownerToken } = await (await request.get('/api/me')).json()
  const data = { subject: 'Two crates of pears', introduction: '', resourceIds: [] }
  const added = await request.post('/api/admin/newsletter-issues', { data, headers: { 'x-owner-authorization': ownerToken } })
  expect(added.status()).toBe(201)
}

type Walk = {
  start: string
  /** Pages of whose kind links lead to others, where there may be less to fill in. */
  also?: string[]
  scope: RegExp
  least: number
  begin: (page: Page, other: Caller) => Promise<unknown>
}

// As they are now, so many forms are sent: fewer are found only by a walk that looks too early.
const OF_A_BUYER: Walk = {
  start: '/account',
  also: ['/suppliers/1'],
  scope: /^\/(suppliers|account|saved|quotes|pricing|resources?|subscription)\b/,
  least: 5,
  begin: (page) => signedInBuyer(page),
}

const OF_A_SUPPLIER: Walk = {
  start: '/dashboard',
  scope: /^\/(dashboard|social-media-dashboard)\b/,
  least: 9,
  begin: async (page, other) => ask(other, await newSupplier(page)),
}

const OF_THE_OWNER: Walk = {
  start: '/owner/dashboard',
  scope: /^\/(owner|admin)\b/,
  least: 6,
  begin: async (page, other) => {
    await signedInBuyer(other)
    // One to keep and one to remove, and one that waits for the owner, as that of a new account does.
    for (const id of [3, 4]) {
      const [review] = await (await other.request.get(`/api/suppliers/${id}/reviews`)).json()
      await send(other, `/api/reviews/${review.id}/report`, { reason: 'Somebody else’s supplier is meant.' })
    }
    await send(other, '/api/suppliers/5/reviews', { rating: 4, text: 'Two crates of apples, both on time.' })
    await signIn(page, OWNER)
    await addDraft(page)
  },
}

async function expectKept(page: Page, other: Caller, walk: Walk) {
  await walk.begin(page, other)
  const sent = await submitAll(page, walk)
  expect(sent.length, String(sent)).toBeGreaterThanOrEqual(walk.least)
}

test.describe('No form loses what was typed when its session has ended', () => {
  test('of the public pages and of a buyer', oneWidth, async ({ page, otherCaller }) => {
    await expectKept(page, await otherCaller(), OF_A_BUYER)
  })

  test('of a supplier', oneWidth, async ({ page, otherCaller }) => {
    await expectKept(page, await otherCaller(), OF_A_SUPPLIER)
  })

  test('of the owner', oneWidth, async ({ page, otherCaller }) => {
    await expectKept(page, await otherCaller(), OF_THE_OWNER)
  })
})

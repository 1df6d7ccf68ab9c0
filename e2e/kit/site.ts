import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
  type Request,
  type Response,
  type TestInfo,
} from '@playwright/test'
import { randomInt } from 'node:crypto'
import type { Email } from 'postal-mime'
import { outboxIn } from '#test/app/outbox.ts'
import { hydrated } from './hydrated.ts'
import { PATIENCE_MS } from './patience.ts'
import { followLog } from './site-log.ts'
import { siteOf } from './sites.ts'
import { slowDown } from './slow.ts'
import { openTab, tabPool, type Tab, type TabPool } from './tabs.ts'

export { expect }

/** A running marketplace with the demo data, one for each of the workers that run at the same time. */
export type Site = {
  address: string
  /** The file with its log. */
  log: string
  /** Waits for the one email to this address, with this `replyTo` if given, and returns it. */
  emailTo(recipient: string, replyTo?: string): Promise<Email>
  /** Returns the emails to this address so far, the oldest first. */
  emailsTo(recipient: string): Promise<Email[]>
}

/** Options of a test that does not depend on the width of the window. */
export const oneWidth = { tag: '@one-width' }
/** The same of one that makes sense on a phone only. */
export const onlyPhone = { tag: '@only-phone' }

/** Sends API calls: a page, with the cookies of its browser, or a client without cookies. */
export type Caller = { request: APIRequestContext }

/** Further browsers and API clients, each with a client address of its own, which are closed after the test. */
type Others = { otherPage: () => Promise<Page>; otherCaller: () => Promise<Caller> }

type Choices = {
  /** Uses a new browser context, for tests of a first visit and for those that change the browser permanently: its caches are empty. */
  ownBrowser: boolean
}
type WorkerChoices = {
  /** Loads and draws pictures. Most tests do without: it takes a third of a page's time, and what they check does not depend on it. */
  hasPictures: boolean
}
/** The other settings are Playwright's own, which this flag replaces: a mouse that hovers. */
const NO_PICTURES =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

export const test = base.extend<Choices & Others & { tab: Tab }, WorkerChoices & { site: Site; tabs: TabPool; slowed: void }>({
  ownBrowser: [false, { option: true }],
  hasPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const args = [...(launchOptions.args ?? []), ...(hasPictures ? [] : [NO_PICTURES])]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this very pattern
    async ({}, use, { parallelIndex }) => {
      const { address, folder, log } = await siteOf(parallelIndex)
      const outbox = outboxIn(folder)
      const emailsTo = async (recipient: string) => (await outbox()).filter(isTo(recipient))
      await use({ address, log, emailsTo, emailTo: (...about) => emailTo(emailsTo, ...about) })
    },
    { scope: 'worker', timeout: 10 * PATIENCE_MS },
  ],
  slowed: [
    async ({ browser }, use) => {
      slowDown(browser)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  tabs: [async ({ browser, site }, use) => use(tabPool(browser, site.address)), { scope: 'worker' }],
  tab: async ({ browser, tabs, viewport, colorScheme, reducedMotion, ownBrowser, javaScriptEnabled, extraHTTPHeaders }, use, info) => {
    if (ownBrowser || javaScriptEnabled === false) {
      const tab = await openTab(browser)
      await use(tab)
      return tab.context.close()
    }
    const tab = await tabs.take(extraHTTPHeaders!)
    await use(tab)
    // What a failed test has left is in the report: its page is not used again.
    if (info.status === info.expectedStatus) await tabs.giveBack(tab, { viewport, colorScheme, reducedMotion })
  },
  context: async ({ tab }, use) => use(tab.context),
  page: async ({ tab, site }, use, info) => {
    const unanswered = unansweredBy(tab.page, info)
    const logged = followLog(site.log)
    await use(tab.page)
    const log = logged()
    if (info.status === info.expectedStatus) return
    if (info.retry > 0) console.log(`${info.title}: without an answer ${JSON.stringify([...unanswered])}`)
    if (log) console.log(`${info.title}: the log of the site\n${log}`)
  },
  // The site trusts X-Forwarded-For, so each test has a client address of its own and their visits do not add up to one rate limit.
  // eslint-disable-next-line no-empty-pattern -- see above
  extraHTTPHeaders: async ({}, use) => use(newClientAddress()),
  otherPage: async ({ tabs, viewport, colorScheme, reducedMotion }, use, info) => {
    const taken: (Tab & { unanswered: Set<string> })[] = []
    await use(async () => {
      const tab = await tabs.take(newClientAddress())
      taken.push({ ...tab, unanswered: unansweredBy(tab.page, info) })
      return tab.page
    })
    if (info.status === info.expectedStatus)
      await Promise.all(taken.map((tab) => tabs.giveBack(tab, { viewport, colorScheme, reducedMotion })))
    else
      for (const { page, unanswered } of taken)
        console.log(`${info.title}: ${page.url()}, without an answer ${JSON.stringify([...unanswered])}`)
  },
  otherCaller: async ({ baseURL }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async () => {
      contexts.push(await request.newContext({ baseURL, extraHTTPHeaders: newClientAddress() }))
      return { request: contexts.at(-1)! }
    })
    await Promise.all(contexts.map((context) => context.dispose()))
  },
})

/**
 * Returns the requests of a page that have no answer yet; a second try that fails prints them, because they are often why it waited in vain. On
 * the first one they are not noted: to hear of each request takes a twentieth of a test's time.
 */
function unansweredBy(page: Page, { retry }: TestInfo): Set<string> {
  const unanswered = new Set<string>()
  if (retry === 0) return unanswered
  const name = (request: Request) => `${request.method()} ${request.url()}`
  const settle = (request: Request) => void unanswered.delete(name(request))
  page.on('request', (request) => unanswered.add(name(request)))
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return unanswered
}

const newClientAddress = () => ({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` })

/** Opens an address and waits for hydration: before it, the page works without scripts. Returns the first response. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/** The visible toast, not its announcement, which is removed after a second. Behind a dialog only the announcement has a role. */
export const toast = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .locator('li')
    .filter({ hasText: text })

/** Waits until one box stands above another, both in view; the toast moves in. */
export async function expectAbove(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  const edge = (box: Locator, name: 'top' | 'bottom') => box.evaluate((element, side) => element.getBoundingClientRect()[side], name)
  await expect.poll(async () => (await edge(other, 'top')) - (await edge(one, 'bottom'))).toBeGreaterThanOrEqual(0)
}

/** Delays the server's response, as a slow network does, until the returned function is called. */
export async function holdResponse(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return release
}

const isTo =
  (recipient: string) =>
  ({ to }: Email) =>
    to?.some(({ address }) => address?.toLowerCase() === recipient.toLowerCase())

/** Emails are in the outbox within 30 s (docs/behaviour/emails.md, Emails). */
async function emailTo(emailsTo: Site['emailsTo'], recipient: string, replyTo?: string): Promise<Email> {
  const answeredTo = ({ replyTo: given }: Email) => replyTo === undefined || given?.some(({ address }) => address === replyTo)
  const found = async () => (await emailsTo(recipient)).filter(answeredTo)
  await expect.poll(async () => (await found()).length, { message: `emails to ${recipient}` }).toBe(1)
  return (await found())[0]!
}

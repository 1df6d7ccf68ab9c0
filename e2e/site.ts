import { expect, request, test as base, type APIRequestContext, type BrowserContext, type Page, type Response } from '@playwright/test'
import { randomInt } from 'node:crypto'
import type { Email } from 'postal-mime'
import { emailsIn } from '#test/outbox.ts'
import { emptied } from './emptied.ts'
import { siteOf } from './sites.ts'

export { expect }

/** A running marketplace with the demo data, one for each of the workers that run at the same time. */
export type Site = {
  address: string
  /** The one email that a supplier or buyer of this address received, to be answered to `replyTo` if that is given, once it is there. */
  emailTo(recipient: string, replyTo?: string): Promise<Email>
  /** The emails that are there by now, the oldest first. */
  emailsTo(recipient: string): Promise<Email[]>
}

/** For a test that the width of the window has no part in. */
export const oneWidth = { tag: '@one-width' }

/** Whoever makes calls: a page, with the cookies of its browser, or somebody who needs none. */
export type Caller = { request: APIRequestContext }

/** Other people, each with a browser and an address of their own, who leave with the test. */
type Others = { otherPage: () => Promise<Page>; otherCaller: () => Promise<Caller> }

type Choices = {
  /** For tests of a first visit, and for those that change their browser for good: nothing that a page loaded before is in it. */
  ownBrowser: boolean
}
/** What tests have one after the other, made by the first that asks. */
type Kept = { context?: BrowserContext }

export const test = base.extend<Choices & Others, { site: Site; kept: Kept }>({
  ownBrowser: [false, { option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this very pattern
    async ({}, use, { parallelIndex }) => {
      const { address, folder } = await siteOf(parallelIndex)
      const emailsTo = (recipient: string) => emailsIn(folder).then((emails) => emails.filter(isTo(recipient)))
      await use({ address, emailsTo, emailTo: (...about) => emailTo(emailsTo, ...about) })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // eslint-disable-next-line no-empty-pattern -- see above
  kept: [async ({}, use) => use({}), { scope: 'worker' }],
  // Half of a test's time would go into starting a browser that has to load and compile everything again.
  context: async ({ browser, kept, site, ownBrowser, javaScriptEnabled, extraHTTPHeaders }, use) => {
    const isKept = !ownBrowser && javaScriptEnabled !== false
    const context = (isKept && kept.context) || (await browser.newContext())
    if (!isKept) {
      await use(context)
      return context.close()
    }
    kept.context = context
    await context.setExtraHTTPHeaders(extraHTTPHeaders!)
    await use(context)
    await emptied(context, site.address)
  },
  // As behind a proxy, each test at an address of its own: their visits do not add up to the limits of one.
  // eslint-disable-next-line no-empty-pattern -- see above
  extraHTTPHeaders: async ({}, use) => use(fromAnywhere()),
  otherPage: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      contexts.push(await browser.newContext({ baseURL, extraHTTPHeaders: fromAnywhere() }))
      return contexts.at(-1)!.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  otherCaller: async ({ baseURL }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async () => {
      contexts.push(await request.newContext({ baseURL, extraHTTPHeaders: fromAnywhere() }))
      return { request: contexts.at(-1)! }
    })
    await Promise.all(contexts.map((context) => context.dispose()))
  },
})

const fromAnywhere = () => ({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` })

/** Opens an address and waits until its script has taken over: before, the page works as a plain one. Answers the first response. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await alive(page)
  return response
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/** React marks the elements that it has made its own: the layout's, and those of the page in it, which may come later. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main, body > footer')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )

/** The toast in view; not what announces it, which is gone after a second. Behind a dialog only the announcement has a role. */
export const toast = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .locator('li')
    .filter({ hasText: text })

/** Keeps from a page what a server has answered, as a slow network does, until the returned function is called. */
export async function heldBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return letGo
}

const isTo =
  (recipient: string) =>
  ({ to }: Email) =>
    to?.some(({ address }) => address?.toLowerCase() === recipient.toLowerCase())

/** Emails are in the outbox within 30 s (docs/behaviour.md, Emails). */
async function emailTo(emailsTo: Site['emailsTo'], recipient: string, replyTo?: string): Promise<Email> {
  const answeredTo = ({ replyTo: given }: Email) => replyTo === undefined || given?.some(({ address }) => address === replyTo)
  const found = async () => (await emailsTo(recipient)).filter(answeredTo)
  await expect.poll(async () => (await found()).length, { message: `emails to ${recipient}`, timeout: 30_000 }).toBe(1)
  return (await found())[0]!
}

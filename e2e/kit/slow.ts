import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'

/** What the processor of each page is slowed down by, as `SLOW=4 npm test -- --e2e` says: that finds what relies on a fast machine. */
const FACTOR = Number(process.env.SLOW ?? 1)

/** How much later the API answers then, so that a page is pressed, typed into and read before it knows who is signed in. */
const LATENCY_MS = 400

/** Slows down every page of a browser, if the environment says so. */
export function slowDown(browser: Browser): void {
  if (FACTOR > 1) browser.on('context', slowContext)
}

function slowContext(context: BrowserContext): void {
  void context.route('**/api/**', answerLater)
  context.on('page', (page) => void slowPage(context, page))
}

/** A page that is left meanwhile needs no answer. */
async function answerLater(route: Route): Promise<void> {
  await delay(LATENCY_MS)
  await route.fallback().catch(() => {})
}

/** The session stays open: its end would undo this. A page that is closed meanwhile needs nothing. */
async function slowPage(context: BrowserContext, page: Page): Promise<void> {
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: FACTOR })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

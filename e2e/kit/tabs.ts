import type { Browser, BrowserContext, BrowserContextOptions, Page, PlaywrightTestOptions } from '@playwright/test'
import { shiftDate } from '#test/clock/shift-date.ts'
import { SHOWN_MS } from '#web/ui/feedback/toast.ts'
import { PATIENCE_MS } from './patience.ts'
import { translatePages } from './translator.ts'

/** A browser context and its page, which one test after another uses: a new page gets a new process, which takes longer than a page load. */
export type Tab = { context: BrowserContext; page: Page }

/** What a test may have changed of its page, as the project sets it. */
type PageOptions = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>

export type TabPool = {
  /** Returns a tab that no test is using, a new one if necessary, which sends these headers. */
  take(headers: Record<string, string>): Promise<Tab>
  /** Resets a tab for the next test. */
  giveBack(tab: Tab, options: PageOptions): Promise<void>
}

/** Whether all pages are translated, as `TRANSLATED=1 npm test -- --e2e NAME` says: that finds what does not bear it. */
const isTranslated = Boolean(process.env.TRANSLATED)

/** Where a reset leaves the page: a document of the site's without scripts, since another site's would be in another process. */
const QUIET_PAGE = '/robots.txt'

export function tabPool(browser: Browser, origin: string): TabPool {
  const idle: Tab[] = []
  return {
    async take(headers) {
      const tab = idle.pop() ?? (await openTabOfPool(browser))
      await tab.context.setExtraHTTPHeaders(headers)
      return tab
    },
    async giveBack(tab, options) {
      await resetTab(tab, origin, options)
      idle.push(tab)
    },
  }
}

export async function openTab(browser: Browser, options?: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext(options)
  const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0)
  if (ahead > 0) await context.addInitScript(shiftDate, ahead)
  if (isTranslated) await translatePages(context)
  return { context, page: await context.newPage() }
}

async function openTabOfPool(browser: Browser): Promise<Tab> {
  const tab = await openTab(browser)
  await tab.context.addInitScript(keepToasts, { shownMs: SHOWN_MS, keptMs: PATIENCE_MS / 3 })
  return tab
}

/**
 * Runs in each page: toasts stay in view for longer. A slow machine may not come within their time to press what they offer, or to see them.
 * A test of the time itself has a browser of its own.
 */
function keepToasts({ shownMs, keptMs }: { shownMs: number; keptMs: number }): void {
  const { setTimeout } = window
  const later = (run: TimerHandler, ms?: number, ...args: unknown[]) => setTimeout(run, ms === shownMs ? keptMs : ms, ...args)
  window.setTimeout = later as typeof setTimeout
}

/**
 * Removes everything that a site or the next test could notice, but leaves the HTTP cache and the compiled scripts. A test that adds what
 * cannot be removed (scripts, a held clock) asks for a browser of its own.
 */
async function resetTab(tab: Tab, origin: string, { viewport, colorScheme, reducedMotion }: PageOptions): Promise<void> {
  const { context } = tab
  if (tab.page.isClosed()) tab.page = await context.newPage()
  const { page } = tab
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // State in memory is discarded with the document, which may still write to its storage when it is left.
  await page.goto(origin + QUIET_PAGE)
  await clearStorage(tab, origin)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
}

async function clearStorage({ context, page }: Tab, origin: string): Promise<void> {
  await context.clearPermissions()
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

import type { BrowserContext } from '@playwright/test'

/**
 * Removes everything that a site could notice from a browser context, but leaves the HTTP cache and compiled scripts, which make the next
 * test faster.
 */
export async function clearContext(context: BrowserContext, origin: string): Promise<void> {
  const before = context.pages()
  // State in memory is discarded with the last page of the site.
  const blank = await context.newPage()
  await Promise.all(before.map((page) => page.close()))
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const session = await context.newCDPSession(blank)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

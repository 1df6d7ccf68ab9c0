import { expect, type Page } from '@playwright/test'

/** Addresses that have answered in this process: who asks makes no difference, since the server never renders who is signed in. */
const answered = new Set<string>()

/** Chooses the role at the registration, and names no part of the page. */
const AS_SUPPLIER = '#supplier'

/**
 * Expects each link of the page to lead somewhere: its address answers with a page or a file, or its fragment names an element here. Links to
 * the API are left out: they do something.
 */
export async function expectLinksLead(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const here = location.pathname + location.search
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin)
    return {
      addresses: own.map(({ pathname, search }) => pathname + search).filter((address) => address !== here && !address.startsWith('/api/')),
      fragments: own.flatMap(({ pathname, search, hash }) => (hash !== '' && pathname + search === here ? hash : [])),
    }
  })
  for (const fragment of new Set(links.fragments.filter((each) => each !== AS_SUPPLIER)))
    await expect(page.locator(`[id="${decodeURIComponent(fragment.slice(1))}"]`), fragment).toBeAttached()
  for (const address of new Set(links.addresses.map((path) => new URL(path, page.url()).href))) {
    if (answered.has(address)) continue
    const response = await page.request.head(address)
    expect(response.status(), `the link to ${address}`).toBeLessThan(400)
    answered.add(address)
  }
}

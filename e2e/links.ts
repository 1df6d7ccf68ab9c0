import { expect, type Page } from '@playwright/test'

/** Addresses that have answered in this process: who asks makes no difference, since the server never renders who is signed in. */
const answered = new Set<string>()

/** Expects each link of the page to lead somewhere: its address answers with a page or a file, its fragment of this page names an element. */
export async function expectLinksLead(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const here = location.pathname + location.search
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => {
      const { origin, pathname, search, hash } = new URL(href)
      if (origin !== location.origin) return []
      const isLost = hash !== '' && pathname + search === here && !document.getElementById(decodeURIComponent(hash.slice(1)))
      return [{ address: pathname + search, lost: isLost ? hash : null }]
    })
  })
  expect(links.flatMap(({ lost }) => lost ?? [])).toEqual([])
  for (const address of new Set(links.map((link) => link.address))) {
    if (answered.has(address)) continue
    const response = await page.request.head(address)
    expect(response.status(), `the link to ${address}`).toBeLessThan(400)
    answered.add(address)
  }
}

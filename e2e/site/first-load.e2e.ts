import type { APIRequestContext, Page } from '@playwright/test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createOwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.use({ hasPictures: true })

// What a first visit fetches is what is looked at.
test.use({ ownBrowser: true })

const PAGES = ['/', '/suppliers', '/suppliers/1', '/pricing', '/resources', '/resource/supplier-scorecard', '/subscription']
/**
 * Bytes of all scripts that a document names, as browsers receive them. Every page keeps what is typed, goes on with an ended session or in another
 * language, and steps aside; a library that comes along by mistake takes more than what is left.
 */
const MAX_SCRIPTS = 108_300
/** The same of those that the page fetches by itself once it works: how it steps aside, and what a look at other pages brings. */
const MAX_LATER_SCRIPTS = 2000

/**
 * Bytes of a document with the demo's suppliers alone: as it is, and compressed as browsers receive it; who is featured changes by the hour. Of
 * each 1,800 are the script that follows translators (web/browser/translated.ts).
 */
const MAX_DOCUMENTS = {
  '/': { whole: 102_900, compressed: 24_600 },
  '/suppliers': { whole: 134_700, compressed: 26_400 },
  '/suppliers/1': { whole: 107_000, compressed: 24_600 },
}

/** Paths of the files of a kind that the browser has asked for. */
function askedFor(page: Page, kind: RegExp): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (kind.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Paths of the scripts that the document of a page names, which a browser fetches before the page works. */
async function namedScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const document = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
  const { entry, preloads } = /data-entry="(?<entry>[^"]*)" data-preloads="(?<preloads>[^"]*)"/.exec(document)!.groups!
  return [entry!, ...preloads!.split(' ')]
}

const bytesOf = (scripts: ReadonlySet<string>) =>
  [...scripts].reduce((sum, script) => sum + statSync(join('dist/client', `${script}.br`)).size, 0)

test.describe('The first load of a page', () => {
  for (const path of PAGES) {
    test(`${path} fetches small scripts, no style sheet, no font but those it preloads, nothing that only dialogs need, and uses all of it`, async ({
      page,
    }) => {
      const files = askedFor(page, /\.(css|woff2)$|schemas/)
      const scripts = askedFor(page, /\.js$/)
      await open(page, path)
      expect(scripts.length).toBeGreaterThan(0)
      const named = new Set(await namedScripts(page.request, path))
      expect(bytesOf(named)).toBeLessThanOrEqual(MAX_SCRIPTS)
      expect(bytesOf(new Set(scripts).difference(named))).toBeLessThanOrEqual(MAX_LATER_SCRIPTS)
      await page.evaluate(() => document.fonts.ready)
      // What is quoted is below the first view, so its font may come later.
      const fetched = [...new Set(files)].filter((file) => !file.includes('besley-quotes')).toSorted()
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(preloaded).toHaveLength(3)
      expect(fetched).toEqual(preloaded.toSorted())
      const unused = await page.evaluate(() => {
        const cutFaces = [...document.fonts].filter(({ unicodeRange, weight }) => unicodeRange.startsWith('U+20-') && weight !== '400 599')
        const pictures = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(({ href }) => href)
        return [
          ...cutFaces.filter(({ status }) => status !== 'loaded').map(({ family }) => family),
          ...pictures.filter((href) => ![...document.images].some(({ src }) => src === href)),
        ]
      })
      expect(unused).toEqual([])
    })
  }

  test('the documents are small', oneWidth, async ({ request }) => {
    // Other journeys write on the pages of the site that they share.
    const site = await createOwnSite({ DEMO_DATA: 'true' })
    for (const [path, most] of Object.entries(MAX_DOCUMENTS))
      await test.step(path, async () => {
        const response = await request.get(site.address + path, { headers: { 'accept-encoding': 'br' } })
        expect(response.headers()['content-encoding']).toBe('br')
        expect((await response.body()).length).toBeLessThanOrEqual(most.whole)
        expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(most.compressed)
      })
    await site.stop()
  })

  test('a page reached by a link loads the styles that are missing, once', async ({ page }) => {
    const sheets = askedFor(page, /\.css$/)
    await open(page, '/')
    await page.getByRole('link', { name: 'Browse suppliers' }).first().click()
    await expect(page.getByRole('heading', { name: 'suppliers found' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Find your next supplier' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'suppliers found' })).toBeVisible()
    expect(sheets.length).toBeGreaterThan(0)
    expect(new Set(sheets).size).toBe(sheets.length)
    const carried = await page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const sheet of sheets) expect(carried).not.toContain(sheet)
  })

  test('the page of a supplier that is gone asks for nothing more of it', oneWidth, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/suppliers/99999')
    await expect(page.getByRole('heading', { level: 1, name: 'Supplier Not Found' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/suppliers/'))).toEqual([])
  })
})

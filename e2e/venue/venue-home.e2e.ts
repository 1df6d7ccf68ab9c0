import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, holdResponse, oneWidth, open, test } from '#e2e/kit/site.ts'

test.use({ ownBrowser: true })

/** Bytes of the scripts that the document names, as browsers receive them: what only dialogs need comes later. */
const MAX_SCRIPTS = 110_000
const LIST = { name: 'Weekly order', lines: [{ item: 'Tomatoes', quantity: 2, unit: 'box' }] }

type Shift = { at: number; what: (string | undefined)[] }
/** Notes what moves in the window without anybody having pressed, in each page that is loaded from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: Shift[] }).shifts = [] as Shift[])
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        shifts.push({ at: startTime, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsSince = (page: Page, since: number) =>
  page.evaluate(async (from) => {
    // What moved in a frame is told after the next one.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: Shift[] }).shifts.filter(({ at }) => at > from)
  }, since)
/** Waits until the fonts are there, which may come after the first paint, and returns when that was. */
const fontsReady = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => new Promise<number>(requestAnimationFrame)))

test('the home of a venue moves nothing when what is private of it comes', async ({ page, otherPage }) => {
  const supplier = await newSupplier(await otherPage(), `Tin Shed ${randomUUID().slice(0, 6)}`)
  await signedInBuyer(page)
  await send(page, '/api/order-lists', LIST)
  await answer(supplier, await ask(page, supplier))
  await open(page, '/venue')
  await expect(page.getByRole('link', { name: LIST.name })).toBeVisible()
  await noteShifts(page)
  for (const late of ['**/api/venue/overview', '**/api/me', '**/api/order-lists'])
    await test.step(`while ${late} is late`, async () => {
      const release = await holdResponse(page, late)
      await page.goto('/venue')
      await expect(page.getByRole('heading', { level: 1, name: 'Your venue' })).toBeVisible()
      const since = await fontsReady(page)
      release()
      await expect(page.getByRole('link', { name: LIST.name })).toBeVisible()
      await page.unroute(late)
      expect(await shiftsSince(page, since)).toEqual([])
    })
})

test('the home of a venue fetches small scripts first', oneWidth, async ({ request }) => {
  const document = await (await request.get('/venue', { headers: { accept: 'text/html' } })).text()
  const { entry, preloads } = /data-entry="(?<entry>[^"]*)" data-preloads="(?<preloads>[^"]*)"/.exec(document)!.groups!
  const scripts = [...new Set([entry!, ...preloads!.split(' ')])]
  const bytes = scripts.map((script) => statSync(join('dist/client', `${script}.br`)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPTS)
})

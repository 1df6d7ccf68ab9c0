import type { Page } from '@playwright/test'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'

// Stubbed API responses about places and search readings, so that each state of the listing can be tested separately.

export const PRESTON: ResolvedPlace = { kind: 'suburb', label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' }

type Answer = { reading: SearchReading; suppliers?: (rows: SupplierRow[]) => object[] }

/**
 * Responds to later requests for lists of suppliers with a stubbed reading and rows, made from existing suppliers. Where `answerTo` returns
 * undefined, the request goes to the server.
 */
export async function answerLists(page: Page, answerTo: (query: URLSearchParams) => Answer | undefined) {
  await page.route('**/api/suppliers?*', async (route) => {
    const response = answerTo(new URL(route.request().url()).searchParams)
    if (!response) return route.continue()
    const rows = (await (await page.request.get('/api/suppliers?limit=6')).json()) as SupplierRow[]
    const json = response.suppliers?.(rows) ?? []
    const headers = { 'x-total-count': String(json.length), 'x-search-reading': encodeURIComponent(JSON.stringify(response.reading)) }
    await route.fulfill({ json, headers })
  })
}

/** Rows as for a search around Preston: the first supplier delivers on two days, the second has not stated it. */
export const aroundPreston = ([first, second]: SupplierRow[]) => [
  { ...first, delivers: true, distanceKm: 4.2, deliveryDays: ['tue', 'fri'], cutOff: '12:00' },
  { ...second, delivers: null, distanceKm: 11.3, deliveryDays: [], cutOff: null },
]

/** Stubs the place suggestions, whatever is typed. */
export const suggestPlaces = (page: Page, labels: string[]) =>
  page.route('**/api/places?*', (route) =>
    route.fulfill({ json: labels.map((label) => ({ label, suburb: null, state: null, postcode: null })) }),
  )

import type { Page } from '@playwright/test'

// The listing, as a person finds their way about it.

/** Not the heading of an empty list, "No suppliers found". */
export const count = (page: Page) => page.getByRole('heading', { name: /^[\d+]+ suppliers? found$/ })
export const cards = (page: Page) => page.getByRole('list', { name: 'Suppliers' }).getByRole('article')
export const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
export const searchBox = (page: Page) => page.getByRole('searchbox')
export const chip = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Categories' }).getByRole('link', { name })

/** What the API counts under the same filters. */
export const totalOf = async (page: Page, query: string) =>
  Number((await page.request.get(`/api/suppliers?limit=1&${query}`)).headers()['x-total-count'])
export const found = (total: number) => (total === 1 ? '1 supplier found' : `${total} suppliers found`)

/** The script has taken over once it reacts; before, the page works as a plain one. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
}

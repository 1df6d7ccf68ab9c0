import { expect, type Page } from '@playwright/test'

// Locators and expectations for the listing.

/** The heading with the number of results, not that of an empty list, "No suppliers found". */
export const count = (page: Page) => page.getByRole('heading', { name: /^[\d+]+ suppliers? found$/ })
export const cards = (page: Page) => page.getByRole('list', { name: 'Suppliers' }).getByRole('article')
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
/** Waits until the list shows exactly these suppliers: while the next list is loading, the old one stays. */
export const expectNames = (page: Page, expected: string[]) => expect.poll(() => names(page)).toEqual(expected)
/** Text fields, which become comboboxes when their script is loaded. */
export const searchBox = (page: Page) => page.getByRole('main').getByLabel('What do you need?', { exact: true })
export const locationBox = (page: Page) => page.getByRole('main').getByLabel('Location', { exact: true })
/** Says for which place suppliers are listed. */
export const placeLine = (page: Page) => page.getByRole('main').locator('a[href="#location"]').locator('..')
/** The list below the search field, and its options of a kind. */
export const suggestionList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const suggestions = (page: Page, kind: string) => suggestionList(page).getByRole('group', { name: kind }).getByRole('option')
export const chip = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Categories' }).getByRole('link', { name })

/** Returns the total that the API states for the same filters. */
export const totalOf = async (page: Page, query: string) =>
  Number((await page.request.get(`/api/suppliers?limit=1&${query}`)).headers()['x-total-count'])
export const namesOf = async (page: Page, query: string): Promise<string[]> =>
  (await (await page.request.get(`/api/suppliers?${query}`)).json()).map(({ businessName }: { businessName: string }) => businessName)
export const found = (total: number) => (total === 1 ? '1 supplier found' : `${total} suppliers found`)

export const filtersInUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' })

/** On phones the fields of search and list are behind a button, on wider pages some of the filters. */
export async function unfold(page: Page, isMobile: boolean) {
  await page.getByRole('button', { name: isMobile ? /^Filters/ : /^More/ }).click()
}

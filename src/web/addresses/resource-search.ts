import { readCalculatorSearch, type CalculatorSearch } from './calculator-search.ts'

// What is open on the page of a resource. The routes of every page load this file.

export const RESOURCE_TABS = ['content', 'templates', 'actions'] as const
export type ResourceTab = (typeof RESOURCE_TABS)[number]

/** What is open on the page of a resource, and what is entered in its calculator. An absent `tab` is the first one. */
export type ResourceSearch = CalculatorSearch & { tab?: ResourceTab }

export const readResourceSearch = (raw: Record<string, unknown>): ResourceSearch => ({
  tab: RESOURCE_TABS.find((tab) => tab === raw.tab && tab !== 'content'),
  ...readCalculatorSearch(raw),
})

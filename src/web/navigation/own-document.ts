import type { LazyPage } from './lazy-page.tsx'

type WithSources = Pick<LazyPage, 'sources'>

/**
 * Returns whether two pages may be shown in one document. A Content-Security-Policy applies to a whole document: in another page's document a page
 * would lack its sources, or others would gain them. An address without a page has no sources.
 */
export const havePolicyInCommon = (one: WithSources | undefined, other: WithSources | undefined): boolean =>
  JSON.stringify(one?.sources ?? {}) === JSON.stringify(other?.sources ?? {})

/** Until hydration has set it, every address counts as of this document. */
let isSameDocument = (_href: string) => true

/** Makes every later navigation to another document a page load by the browser. */
export function restrictToDocument(isOfDocument: (href: string) => boolean) {
  isSameDocument = isOfDocument
}

/** Back and forward need no check: a history entry belongs to the document that created it. */
export const isOfThisDocument = (href: string): boolean => isSameDocument(href)

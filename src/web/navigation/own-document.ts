import type { LazyPage } from './lazy-page.tsx'

type WithSources = Pick<LazyPage, 'sources'>

/**
 * Whether two pages may be shown in one document. A Content-Security-Policy holds for a document: in another page's, a page would lack what
 * it may load, or others would have it. No page at all has no sources.
 */
export const havePolicyInCommon = (one: WithSources | undefined, other: WithSources | undefined): boolean =>
  JSON.stringify(one?.sources ?? {}) === JSON.stringify(other?.sources ?? {})

/** Until the page that was loaded stands, nothing leads away from it. */
let isOf = (_href: string) => true

/** From now on what is of another document is loaded by the browser, wherever it is gone to from. */
export function keepToDocument(isOfDocument: (href: string) => boolean) {
  isOf = isOfDocument
}

/** Back and forward need not ask: an entry of the history is of the document that it was made in. */
export const isOfThisDocument = (href: string): boolean => isOf(href)

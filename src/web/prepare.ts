import type { QueryClient } from '@tanstack/react-query'
import { fetchReads, isRefused, refuseAs } from './api/client/fetch-reads.ts'
import type { MatchedPage } from './navigation/match.ts'

/** Loads a page's script and data. @throws where the script cannot be loaded */
export async function prepare(queryClient: QueryClient, page: MatchedPage): Promise<void> {
  await fetchReads(queryClient, await readsOf(page))
}

/**
 * Does the same for the page that the server has rendered into this document, without what the server was refused, since nothing is there.
 * `missing` is the page that stands for all of its kind whose resource does not exist.
 */
export async function prepareRendered(queryClient: QueryClient, page: MatchedPage, missing: MatchedPage | undefined): Promise<void> {
  const reads = await readsOf(page)
  if (missing) for (const [at, read] of (await readsOf(missing)).entries()) refuseAs(queryClient, read, reads[at])
  await fetchReads(
    queryClient,
    reads.filter((read) => !isRefused(queryClient, read)),
  )
}

async function readsOf({ page, props }: MatchedPage) {
  const { reads } = await page.load()
  // The props are the parameters of the page's own address.
  return reads(props as never)
}

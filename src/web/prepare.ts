import type { QueryClient } from '@tanstack/react-query'
import { fetchReads } from './api/fetch-reads.ts'
import type { MatchedPage } from './navigation/match.ts'

/** Loads a page's script and data. @throws where the script cannot be loaded */
export async function prepare(queryClient: QueryClient, { page, props }: MatchedPage): Promise<void> {
  const { reads } = await page.load()
  // The props are the parameters of the page's own address.
  await fetchReads(queryClient, reads(props as never))
}

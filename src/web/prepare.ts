import type { QueryClient } from '@tanstack/react-query'
import { fetchReads } from './api/fetch-reads.ts'
import type { Found } from './navigation/match.ts'

/** Loads a page and what it reads. @throws where the page's script does not come */
export async function prepare(queryClient: QueryClient, { page, props }: Found): Promise<void> {
  const { reads } = await page.load()
  await fetchReads(queryClient, reads(props as never))
}

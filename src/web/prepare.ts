import type { QueryClient } from '@tanstack/react-query'
import { fetchReads } from './api/fetch-reads.ts'
import { pageAt } from './routes.ts'

/** Loads the page at an address and what it reads. @throws where the page's script does not come */
export async function prepare(queryClient: QueryClient, address: string): Promise<void> {
  const found = pageAt(address)
  if (!found || 'movedTo' in found) return
  const { reads } = await found.page.load()
  await fetchReads(queryClient, reads(found.props as never))
}

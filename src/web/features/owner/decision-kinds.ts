import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { query } from '#web/api/reads/query.ts'
import type { OwnerSearch } from '#web/search.ts'

export type Waiting = ResponseOf<'GET /api/admin/decisions'>

/** What waits, with where it is decided. */
export const KINDS: { name: keyof Waiting; one: string; many: string; leadsTo: OwnerSearch }[] = [
  { name: 'claims', one: 'claim of a listing', many: 'claims of listings', leadsTo: { tab: 'claims' } },
  { name: 'reports', one: 'reported review', many: 'reported reviews', leadsTo: { tab: 'reviews' } },
  { name: 'held', one: 'held review', many: 'held reviews', leadsTo: { tab: 'reviews', list: 'held' } },
  { name: 'expiringSeals', one: 'seal about to expire', many: 'seals about to expire', leadsTo: { tab: 'suppliers', verified: 'true' } },
  {
    name: 'duplicates',
    one: 'pair of suppliers that may be one',
    many: 'pairs of suppliers that may be one',
    leadsTo: { tab: 'suppliers', list: 'duplicates' },
  },
  { name: 'documents', one: 'document to look at', many: 'documents to look at', leadsTo: { tab: 'documents' } },
  { name: 'enquiries', one: 'open enquiry', many: 'open enquiries', leadsTo: { tab: 'enquiries', status: 'open' } },
  { name: 'failedPayments', one: 'payment that failed', many: 'payments that failed', leadsTo: { tab: 'payments', list: 'failed' } },
  {
    name: 'failedEmails',
    one: 'email that failed',
    many: 'emails that failed',
    leadsTo: { tab: 'operations', list: 'emails', status: 'failed' },
  },
]

/** Returns how much waits under each tab, once it is known; nothing is asked without an owner. */
export function useWaitingByTab(isOwner: boolean): ReadonlyMap<OwnerSearch['tab'], number> {
  const { data } = useQuery({ ...query('GET /api/admin/decisions', {}), enabled: isOwner })
  const byTab = new Map<OwnerSearch['tab'], number>()
  if (data) for (const { name, leadsTo } of KINDS) byTab.set(leadsTo.tab, (byTab.get(leadsTo.tab) ?? 0) + data[name])
  return byTab
}

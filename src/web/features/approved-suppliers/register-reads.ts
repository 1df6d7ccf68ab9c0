import { useQuery } from '@tanstack/react-query'
import type { RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import { query } from '#web/api/reads/query.ts'

/** A register has no more than two pages. */
const PAGE_SIZE = 100

/** What a change of the register changes. */
export const CHANGES_REGISTER = ['GET /api/venue/register', 'GET /api/venue/register/suggestions'] as const

/** Returns the read of a whole register. */
export function useRegister(sort: RegisterOrder) {
  const first = useQuery({ ...query('GET /api/venue/register', { sort, limit: PAGE_SIZE, offset: 0 }), refetchOnMount: 'always' })
  const hasMore = (first.data?.total ?? 0) > PAGE_SIZE
  const second = useQuery({ ...query('GET /api/venue/register', { sort, limit: PAGE_SIZE, offset: PAGE_SIZE }), enabled: hasMore })
  const further = hasMore ? second.data?.items : []
  const failed = first.error || !hasMore ? first : second
  return { ...failed, data: first.data && further ? [...first.data.items, ...further] : undefined }
}

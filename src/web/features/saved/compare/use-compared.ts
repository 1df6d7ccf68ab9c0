import { useQueries } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import type { ComparedSupplier } from './facts.ts'
import { useDeliveries } from './use-deliveries.ts'

type Compared = {
  suppliers: ComparedSupplier[]
  place: ResponseOf<'GET /api/suppliers/deliveries'>['place']
  isBuyer: boolean
  /** How many of the ids are of no supplier, or no longer. */
  missing: number
}

/** Returns the read of all that is compared, in the order of the ids; those that are no longer listed are left out. */
export function useCompared(ids: readonly Id[]) {
  const me = useMe()
  const isBuyer = me?.role === 'restaurant'
  const deliveries = useDeliveries(ids)
  const texts = ids.map(String)
  const suppliers = useQueries({ queries: texts.map((id) => query('GET /api/suppliers/:id', { id })) })
  const times = useQueries({ queries: texts.map((id) => query('GET /api/suppliers/:id/answer-times', { id })) })
  const checks = useQueries({ queries: texts.map((id) => query('GET /api/suppliers/:id/checks', { id })) })
  const products = useQueries({ queries: texts.map((id) => query('GET /api/suppliers/:id/featured-products', { id })) })
  const terms = useQueries({
    queries: ids.map((id) => ({
      ...query('GET /api/prices/terms', { supplierId: id }),
      enabled: isBuyer,
      refetchOnMount: 'always' as const,
    })),
  })
  const isMissing = (at: number) => suppliers[at]?.error?.status === 404
  const columns = ids.map((id, at): ComparedSupplier | undefined => {
    const [supplier, time, check, product] = [suppliers[at]?.data, times[at]?.data, checks[at]?.data, products[at]?.data]
    const own = isBuyer ? terms[at]?.data : null
    if (!supplier || !time || !check || !product || own === undefined || deliveries.data === undefined) return undefined
    const delivery = deliveries.data?.suppliers.find((each) => each.id === id) ?? null
    return { supplier, delivery, times: time, checks: check, products: product, terms: own }
  })
  const shown = columns.filter((_, at) => !isMissing(at))
  const isRead = me !== undefined && shown.every((column) => column !== undefined)
  const reads = ids.flatMap((_, at) => (isMissing(at) ? [] : [suppliers[at], times[at], checks[at], products[at], terms[at]]))
  const all = [deliveries, ...reads.filter((read) => read !== undefined)]
  const data: Compared | undefined = isRead
    ? {
        suppliers: shown.filter((column) => column !== undefined),
        place: deliveries.data?.place ?? null,
        isBuyer,
        missing: ids.length - shown.length,
      }
    : undefined
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map((read) => read.error && read.refetch())),
  }
}

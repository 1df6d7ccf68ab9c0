import { useQuery } from '@tanstack/react-query'
import type { SimilarSupplier } from '#contract/directory/directory.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { deliveryRead } from '#web/features/suppliers/delivery/delivery-question.tsx'
import { useKnownPlace } from './supplier-delivery.tsx'
import { profileReads } from './supplier-reads.ts'

/**
 * Returns similar suppliers for the place in the address, else the one that is known of whoever looks; those around the supplier, without a
 * place, until they are loaded and where there are none.
 */
export function useSimilar(supplier: Supplier, location: string | undefined): { similar: readonly SimilarSupplier[]; place?: string } {
  const id = String(supplier.id)
  const known = useKnownPlace()
  const asked = location ?? known ?? ''
  // Says what the place is called.
  const place = useQuery({ ...deliveryRead(id, asked), enabled: asked !== '' }).data?.place?.label
  const there = useQuery({ ...query('GET /api/suppliers/:id/similar', { id, location: place }), enabled: place !== undefined }).data ?? []
  const around = useQuery(profileReads(id).similar).data ?? []
  return place !== undefined && there.length > 0 ? { similar: there, place } : { similar: around }
}

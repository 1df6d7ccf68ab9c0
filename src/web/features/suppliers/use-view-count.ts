import { useEffect } from 'react'
import { placed } from '#contract/placed.ts'
import type { Supplier } from '#contract/suppliers.ts'

/** Counts a profile view once the page is shown. A beacon outlives the page and holds nothing up; nobody is told when it is lost. */
export function useViewCount(supplierId: Supplier['id'] | undefined) {
  useEffect(() => {
    if (supplierId !== undefined) navigator.sendBeacon(placed('POST /api/suppliers/:id/view', { id: supplierId }).url)
  }, [supplierId])
}

import { useEffect } from 'react'
import { buildRequest } from '#contract/build-request.ts'
import type { Supplier } from '#contract/suppliers.ts'

/**
 * Counts a profile view once the page is shown. A beacon is sent even if the page is closed and does not delay it; a lost one is not
 * reported.
 */
export function useViewCount(supplierId: Supplier['id'] | undefined) {
  useEffect(() => {
    if (supplierId !== undefined) navigator.sendBeacon(buildRequest('POST /api/suppliers/:id/view', { id: supplierId }).url)
  }, [supplierId])
}

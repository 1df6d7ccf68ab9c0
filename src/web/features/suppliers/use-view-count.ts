import { useEffect } from 'react'
import { buildRequest } from '#contract/endpoint/build-request.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { leadingListing } from './leading-listing.ts'

/**
 * Counts a profile view, and the listing or the social post that led to it, once the page is shown. A beacon is sent even if the page is closed and does not delay it; a lost one is not
 * reported.
 */
export function useViewCount(supplierId: Supplier['id'] | undefined) {
  useEffect(() => {
    if (supplierId === undefined) return
    const post = new URLSearchParams(location.search).get('post') ?? undefined
    const { url, body } = buildRequest('POST /api/suppliers/:id/view', { id: supplierId, from: leadingListing(), post })
    navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  }, [supplierId])
}

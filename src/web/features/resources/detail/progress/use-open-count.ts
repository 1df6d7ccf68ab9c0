import { useEffect } from 'react'
import { buildRequest } from '#contract/endpoint/build-request.ts'

/** Counts that a resource is read, once its page is shown. A beacon is sent even if the page is closed; a lost one is not reported. */
export function useOpenCount(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) navigator.sendBeacon(buildRequest('POST /api/resources/:id/opens', { id }).url)
  }, [id])
}

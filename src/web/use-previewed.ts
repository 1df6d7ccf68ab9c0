import { useEffect, useState } from 'react'
import type { Site } from '#contract/site/site.ts'
import { PREVIEW } from './paths.ts'

/** Returns the site as the content manager shows it in its frame, with what is not saved yet; elsewhere the site as it is. */
export function usePreviewed(site: Site, address: string): Site {
  const [shown, setShown] = useState(site)
  const isPreview = address.startsWith(`${PREVIEW}/`)
  useEffect(() => {
    if (!isPreview || parent === window) return
    const ways = new AbortController()
    void import('./preview/preview-messages.ts').then(({ followSiteContent }) => {
      if (!ways.signal.aborted) followSiteContent(site, setShown, ways)
    })
    return () => ways.abort()
  }, [site, isPreview])
  return isPreview ? shown : site
}

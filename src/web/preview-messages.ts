import { useEffect, useState } from 'react'
import type { Site, SiteContent } from '#contract/site.ts'
import { claimMode } from '#shared/claim-mode.ts'
import { PREVIEW } from './paths.ts'

/**
 * Returns the site as the content manager shows it in its frame: with the values and the order of
 * sections that it sends and that are not saved yet. Elsewhere it
 * returns the site as it is. Nothing in the frame leads away from it.
 */
export function usePreviewed(site: Site, address: string): Site {
  const [shown, setShown] = useState(site)
  const isPreview = address.startsWith(`${PREVIEW}/`)
  useEffect(() => {
    if (!isPreview || parent === window) return
    const ways = new AbortController()
    addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent) => {
        if (origin !== location.origin || source !== parent || data?.type !== 'site-preview') return
        const content: SiteContent = { ...site.content, ...data.content }
        setShown({ ...site, ...claimsOf(site, content.texts), content })
        document.documentElement.classList.toggle('dark', data.theme === 'dark')
        document.documentElement.classList.toggle('light', data.theme === 'light')
      },
      ways,
    )
    for (const type of ['click', 'submit'])
      document.addEventListener(type, (event) => (event.type === 'submit' || isLink(event)) && event.preventDefault(), {
        ...ways,
        capture: true,
      })
    parent.postMessage({ type: 'site-preview-ready' }, location.origin)
    return () => ways.abort()
  }, [site, isPreview])
  return isPreview ? shown : site
}

const isLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null

/** Returns the claims by the unsaved settings. Figures that are counted only once they are chosen are hidden until then. */
function claimsOf({ isDemo, figures, praise }: Site, texts: Record<string, string>): Pick<Site, 'claims'> {
  const modeOf = (setting: string | undefined, isCounted: boolean) => {
    const mode = claimMode(setting, isDemo)
    return mode === 'computed' && !isCounted ? 'hidden' : mode
  }
  return {
    claims: {
      figures: modeOf(texts['home.claims.figures'], figures !== undefined),
      testimonials: modeOf(texts['home.claims.testimonials'], praise !== undefined),
    },
  }
}

import { createContext, use } from 'react'
import type { Site } from '#contract/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's settings, which came with the page: the roots in browser and server provide them. */
export const useSite = (): Site => use(SiteContext)!

import { createContext, use } from 'react'
import type { Site } from '#contract/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** What the page knows of its site; it came with the page. */
export const useSite = (): Site => use(SiteContext)!

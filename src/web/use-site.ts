import { createContext, use } from 'react'
import { textsOf, type TextGroup } from '#contract/site-texts/text-group.ts'
import type { Site } from '#contract/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's settings, which came with the page: the roots in browser and server provide them. */
export const useSite = (): Site => use(SiteContext)!

/** Returns the texts of a component as the owner wants them. */
export const useTexts = <Name extends string>(group: TextGroup<Name>): Record<Name, string> => textsOf(group, useSite().content.texts)

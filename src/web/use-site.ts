import { createContext, use } from 'react'
import { textsOf, type TextGroup } from '#contract/site-texts/text-group.ts'
import type { Site } from '#contract/site/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's settings, which came with the page: the roots in browser and server provide them. */
export const useSite = (): Site => use(SiteContext)!

/** The texts of each group by the changes that they contain: a list has dozens of cards with the same ones. */
const known = new WeakMap<object, Map<TextGroup, Record<string, string>>>()

/** Returns the texts of a component as the owner wants them. */
export function useTexts<Name extends string>(group: TextGroup<Name>): Record<Name, string> {
  const changed = useSite().content.texts
  const groups = known.get(changed) ?? new Map<TextGroup, Record<string, string>>()
  const texts = groups.get(group) ?? textsOf(group, changed)
  known.set(changed, groups.set(group, texts))
  return texts
}

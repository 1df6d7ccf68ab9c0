import { createContext, use } from 'react'
import { keyOf, type TextGroup } from '#contract/site-texts/text-group.ts'
import type { Site } from '#contract/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's settings, which came with the page: the roots in browser and server provide them. */
export const useSite = (): Site => use(SiteContext)!

/** Returns the texts of a component as the owner wants them. */
export function useTexts<Name extends string>(group: TextGroup<Name>): Record<Name, string> {
  const { texts } = useSite().content
  // The entries are those of the group.
  return Object.fromEntries(
    Object.entries<string>(group.texts).map(([name, original]) => [name, texts[keyOf(group, name)] ?? original]),
  ) as Record<Name, string>
}

import type { SiteContentItem } from '#contract/site/site-content.ts'
import { TEXT_PAGES } from '#contract/site-texts/text-pages.ts'

/** The texts of one part of a page. */
export type Section = { title: string; items: SiteContentItem[] }

/** Returns the title of the section that a text is in. */
export const sectionOf = ({ page, section }: Pick<SiteContentItem, 'page' | 'section'>): string => `${TEXT_PAGES[page]}: ${section}`

/** Returns texts by page and section, in the order of the site. */
export const sectionsOf = (items: readonly SiteContentItem[]): Section[] =>
  [...Map.groupBy(items, sectionOf)].map(([title, own]) => ({ title, items: own }))

/** As many texts are shown of what a search finds before a section has to be opened. */
const MAX_FOUND = 60

/** Returns which sections are open by themselves: the first of a page, and those with the first texts that a search finds. */
export function openByDefault(sections: readonly Section[], isSearch: boolean): ReadonlySet<string> {
  if (!isSearch) return new Set(sections.slice(0, 1).map(({ title }) => title))
  let shown = 0
  const open = sections.filter(({ items }, at) => {
    shown += items.length
    return at === 0 || shown <= MAX_FOUND
  })
  return new Set(open.map(({ title }) => title))
}

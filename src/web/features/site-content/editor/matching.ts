import type { SiteContentItem } from '#contract/site/site-content.ts'

type Filter = { page?: string | undefined; text?: string | undefined }

/**
 * Returns the texts of a page that contain all words, in their label, section, description or value, as it is read: without the stars of what is
 * strong. Case does not count.
 */
export function matching(items: readonly SiteContentItem[], { page, text = '' }: Filter): SiteContentItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const own = [item.label, item.section, item.description, item.value.replaceAll('**', ''), item.key].join(' ').toLowerCase()
    return (!page || item.page === page) && words.every((word) => own.includes(word))
  })
}

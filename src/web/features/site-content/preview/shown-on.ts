import type { TextPage } from '#contract/site-texts/text-group.ts'
import type { PreviewPage } from '#web/paths.ts'

/** The page on which the texts of each choice of the filter can be seen. */
const SHOWN_ON: Record<TextPage, PreviewPage> = {
  layout: 'home',
  home: 'home',
  listing: 'suppliers',
  pricing: 'pricing',
  resources: 'resources',
  subscription: 'subscription',
  groups: 'home',
  emails: 'home',
}

/** Returns the page to preview for a choice of the filter. */
export const previewOf = (filter: TextPage | undefined): PreviewPage => (filter ? SHOWN_ON[filter] : 'home')

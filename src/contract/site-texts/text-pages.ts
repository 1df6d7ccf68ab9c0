import type { TextPage } from './text-group.ts'

/** What the editor calls the pages that it can be narrowed to. Apart from their names, which every page needs to read an address. */
export const TEXT_PAGES: Record<TextPage, string> = {
  layout: 'Every page',
  home: 'Home',
  listing: 'Suppliers',
  pricing: 'Pricing',
  resources: 'Resources',
  subscription: 'Subscription',
  groups: 'Group buying',
  emails: 'Emails',
}

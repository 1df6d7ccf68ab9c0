import type { CategoryName } from '#contract/options.ts'
import { QUOTE_HINTS, type HintsName, type QuoteHints } from './quote-hints.ts'

/** The hints of each category. */
const NAMES: Record<CategoryName, HintsName> = {
  Coffee: 'Coffee',
  Tea: 'Tea',
  Packaging: 'Packaging',
  'Web Design': 'Technology',
  'IT Services': 'Technology',
  'Staff/Recruiting': 'generic',
  Meat: 'Meat & Seafood',
  Seafood: 'Meat & Seafood',
  'Baked Goods': 'Baked Goods',
  Furniture: 'Kitchen Equipment',
  'Social Media': 'Marketing Services',
  'Graphic Design': 'Marketing Services',
  Spirits: 'Spirits & Wine',
  'Machine Repairs': 'Kitchen Equipment',
  Cleaning: 'Cleaning & Maintenance',
  Insurance: 'generic',
  'Phone/Internet': 'Technology',
  Uniforms: 'Cleaning & Maintenance',
  'Fresh Produce': 'Produce & Dairy',
  Beverages: 'generic',
  Dairy: 'Produce & Dairy',
}

/** Matches the tag of a supplier whose trade is delivery; "Same-day delivery" is a service of any trade and does not match. */
const DELIVERY = /^(delivery|logistics|delivery (&|and) logistics)$/i

export function hintsFor({ category, tags }: { category: CategoryName; tags: readonly string[] }): QuoteHints {
  return QUOTE_HINTS[tags.some((tag) => DELIVERY.test(tag)) ? 'Delivery & Logistics' : NAMES[category]]
}

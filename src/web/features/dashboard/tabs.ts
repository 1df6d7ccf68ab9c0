import type { DashboardTab } from '#web/search.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'

/** Undefined is the first tab. */
export type Tab = DashboardTab | undefined

/** The tabs of the dashboard, in the order of its menu. */
export const TABS: readonly { tab: Tab; label: string; icon: IconName }[] = [
  { tab: undefined, label: 'Dashboard', icon: 'squares-four' },
  { tab: 'quotes', label: 'Quotes', icon: 'receipt' },
  { tab: 'profile', label: 'Profile', icon: 'storefront' },
  { tab: 'products', label: 'Products & promotions', icon: 'tag' },
  { tab: 'price-list', label: 'Price list', icon: 'table' },
  { tab: 'venues', label: 'Client Venues', icon: 'handshake' },
  { tab: 'form', label: 'Quote Form', icon: 'list-checks' },
  { tab: 'reviews', label: 'Reviews', icon: 'star-fill' },
  { tab: 'insights', label: 'Insights', icon: 'chart-line-up' },
  { tab: 'social', label: 'Social Media', icon: 'megaphone' },
  { tab: 'assistant', label: 'AI Assistant', icon: 'chat-circle-text' },
]

export const labelOf = (tab: Tab): string => TABS.find((entry) => entry.tab === tab)?.label ?? ''

/** The tabs that consist of forms. Of the others, those who may only look use filters and menus to read. */
export const FORM_TABS: ReadonlySet<Tab> = new Set<Tab>(['profile', 'products', 'venues', 'form'])

import { dashboardPath } from '#web/paths.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'

type Search = NonNullable<Parameters<typeof dashboardPath>[0]>
/** Undefined is the first tab. */
export type Tab = Search['tab']

export type TabEntry = { tab: Tab; label: string; icon: IconName }

/** The tabs of the dashboard, in the order of its menu. */
export const TABS: readonly TabEntry[] = [
  { tab: undefined, label: 'Dashboard', icon: 'squares-four' },
  { tab: 'quotes', label: 'Quotes', icon: 'receipt' },
  { tab: 'profile', label: 'Profile', icon: 'storefront' },
  { tab: 'venues', label: 'Client Venues', icon: 'handshake' },
  { tab: 'form', label: 'Quote Form', icon: 'list-checks' },
  { tab: 'social', label: 'Social Media', icon: 'megaphone' },
  { tab: 'assistant', label: 'AI Assistant', icon: 'chat-circle-text' },
]

// The table has every tab.
export const labelOf = (tab: Tab): string => TABS.find((entry) => entry.tab === tab)!.label

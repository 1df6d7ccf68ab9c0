import type { OwnerTab } from '#web/search.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'

/** Undefined is the first tab. */
type Tab = OwnerTab | undefined

/** The tabs of the owner's dashboard, in the order of its menu. */
export const OWNER_TABS: readonly { tab: Tab; label: string; icon: IconName }[] = [
  { tab: undefined, label: 'Overview', icon: 'squares-four' },
  { tab: 'suppliers', label: 'Suppliers', icon: 'storefront' },
  { tab: 'people', label: 'People', icon: 'user' },
  { tab: 'payments', label: 'Payments', icon: 'receipt' },
  { tab: 'site', label: 'Site Editor', icon: 'pencil-simple' },
  { tab: 'claims', label: 'Claims', icon: 'handshake' },
  { tab: 'documents', label: 'Documents', icon: 'seal-check-fill' },
  { tab: 'reviews', label: 'Reviews', icon: 'star-fill' },
  { tab: 'sign-ups', label: 'Sign-ups', icon: 'envelope-simple' },
  { tab: 'enquiries', label: 'Enquiries', icon: 'chat-circle-text' },
  { tab: 'audit', label: 'Audit', icon: 'list-checks' },
  { tab: 'operations', label: 'Operations', icon: 'monitor' },
]

export const ownerTabLabel = (tab: Tab): string => OWNER_TABS.find((entry) => entry.tab === tab)?.label ?? ''

import type { SetupItem } from '#contract/dashboard/dashboard.ts'
import { ACCOUNT, dashboardPath } from '#web/paths.ts'

type ItemWords = {
  label: string
  /** Text of the link. */
  action: string
  href: (path: string) => string
}

const inProfile = (part: string) => (path: string) => dashboardPath({ tab: 'profile' }, path) + part

/** The items of a complete listing in words, with the pages where they are entered. */
export const SETUP_WORDS: Record<SetupItem, ItemWords> = {
  details: { label: 'Business details', action: 'Fill in', href: inProfile('') },
  logo: { label: 'Logo', action: 'Add', href: inProfile('#logo') },
  description: { label: 'Description', action: 'Write', href: inProfile('#about') },
  delivery: { label: 'Delivery days and area', action: 'Fill in', href: inProfile('#delivery') },
  products: { label: 'Featured products', action: 'Add', href: inProfile('#products') },
  venues: { label: 'Client venues', action: 'Add', href: (path) => dashboardPath({ tab: 'venues' }, path) },
  quoteForm: { label: 'Your quote form', action: 'Edit', href: (path) => dashboardPath({ tab: 'form' }, path) },
  email: { label: 'Email confirmed', action: 'Confirm', href: () => ACCOUNT },
}

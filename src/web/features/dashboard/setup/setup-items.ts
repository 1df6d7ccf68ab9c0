import type { SetupField, SetupItem } from '#contract/dashboard/dashboard.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { ACCOUNT, dashboardPath } from '#web/paths.ts'

type ItemWords = {
  label: string
  /** Text of the link. */
  action: string
  /** Returns the address of the field that is entered first, of those that are missing. */
  href: (path: string, missing: readonly SetupField[]) => string
}

const inProfile = (part: string) => (path: string) => `${dashboardPath({ tab: 'profile' }, path)}#${part}`
/** Ids of the fields in the form of the profile. */
const FIELDS: Record<SetupField, string> = {
  phone: 'profile-phone',
  email: 'profile-email',
  address: 'profile-address',
  deliveryDays: 'day-mon',
  serviceArea: 'postcodes',
}
const atField = (part: string) => (path: string, missing: readonly SetupField[]) => inProfile(missing[0] ? FIELDS[missing[0]] : part)(path)

/** The items of a complete listing in words, with the pages where they are entered. */
export const SETUP_WORDS: Record<SetupItem, ItemWords> = {
  details: { label: 'Business details', action: 'Fill in', href: atField('contact') },
  logo: { label: 'Logo', action: 'Add', href: inProfile('logo') },
  description: { label: 'Description', action: 'Write', href: inProfile('about') },
  delivery: { label: 'Delivery days and area', action: 'Fill in', href: atField('delivery') },
  products: { label: 'Featured products', action: 'Add', href: (path) => `${dashboardPath({ tab: 'products' }, path)}#add-product` },
  venues: { label: 'Client venues', action: 'Add', href: (path) => `${dashboardPath({ tab: 'venues' }, path)}#venue-name` },
  quoteForm: { label: 'Your quote form', action: 'Edit', href: (path) => dashboardPath({ tab: 'form' }, path) },
  email: { label: 'Email confirmed', action: 'Confirm', href: () => ACCOUNT },
}

const FIELD_WORDS: Record<SetupField, string> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  deliveryDays: 'a day',
  serviceArea: 'an area',
}

/** Returns what an item lacks: "Address", "A day and an area". Empty where the item says it itself. */
export const missingInWords = (missing: readonly SetupField[]): string => capitalised(listed(missing.map((field) => FIELD_WORDS[field])))

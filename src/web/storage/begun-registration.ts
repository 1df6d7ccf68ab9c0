import { requesterStored } from './requester-stored.ts'

/** What the home page asks of somebody who joins, for the registration form. It stays in the tab: an email never stands in an address. */
export type BegunRegistration = { userType: 'restaurant' | 'supplier'; email: string }

const isBegun = (value: unknown): value is BegunRegistration =>
  typeof value === 'object' && value !== null && 'userType' in value && 'email' in value && typeof value.email === 'string'

export const begunRegistration = requesterStored<BegunRegistration | null>({
  name: 'begun-registration',
  area: () => sessionStorage,
  empty: null,
  isValid: (value): value is BegunRegistration | null => value === null || isBegun(value),
})

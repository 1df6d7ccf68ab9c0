import { hashOf } from '#shared/text/hash-of.ts'

/** Returns how the table of endpoints has an address: by four signs, as every first load brings a hundred of them. */
export const signsOf = (address: string): string => hashOf(address).toString(36).padStart(4, '0').slice(-4)

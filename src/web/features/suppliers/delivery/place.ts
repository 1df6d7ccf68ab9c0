import type { Supplier } from '#contract/suppliers/suppliers.ts'

/** Returns "Preston VIC", or the part of it that is known. */
export const placeOf = ({ suburb, state }: Pick<Supplier, 'suburb' | 'state'>) => [suburb, state].filter(Boolean).join(' ')

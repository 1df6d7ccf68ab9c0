import type { Supplier } from '#contract/suppliers.ts'

/** "Preston VIC", as much of it as is known. */
export const placeOf = ({ suburb, state }: Pick<Supplier, 'suburb' | 'state'>) => [suburb, state].filter(Boolean).join(' ')

import type { Supplier } from '#contract/suppliers.ts'

/** "Preston VIC", as much of it as is known. */
export const placeOf = ({ suburb, state }: Pick<Supplier, 'suburb' | 'state'>) => [suburb, state].filter(Boolean).join(' ')

/** A category inside a sentence: "coffee", "IT services". */
export const inSentence = (category: string) => category.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())

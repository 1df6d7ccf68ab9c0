import type { Id } from '#contract/values.ts'
import { stored, useStored } from '#web/ui/stored.ts'

const isIds = (value: unknown): value is Id[] => Array.isArray(value) && value.every(Number.isInteger)

/** Ids of a visitor's favourite suppliers, kept in this browser (contract §5). */
const favourites = stored<Id[]>({ key: 'favourites', area: () => localStorage, empty: [], isValid: isIds })

export const useIsFavourite = (id: Id) => useStored(favourites).includes(id)

/** Answers whether it is one now. */
export const toggleFavourite = (id: Id) =>
  favourites.change((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])).includes(id)

import type { Id } from '#contract/endpoint/values.ts'
import { SAVED } from '#web/paths.ts'
import { queryString } from '#web/query-string.ts'

/** The most suppliers side by side. */
export const MAX_COMPARED = 4
/** The largest id that there can be. */
const MAX_ID = 2_147_483_647

export const SAVED_ORDERS = ['saved', 'name', 'rating'] as const
export type SavedOrder = (typeof SAVED_ORDERS)[number]

/** What the address of the saved suppliers says: which are ticked, in the order of ticking, and whether they are compared. */
export type SavedAddress = { chosen: readonly Id[]; isCompared: boolean; sort: SavedOrder }

/** Reads the address, in which anything may stand: what is no id is left out, and so is what is over the most. */
export function readSavedAddress(query: string): SavedAddress {
  const parameters = new URLSearchParams(query)
  const sort = SAVED_ORDERS.find((order) => order === parameters.get('sort')) ?? 'saved'
  const chosen = idsIn(parameters.get('suppliers') ?? '')
  return { chosen, sort, isCompared: chosen.length > 0 && parameters.get('view') === 'compare' }
}

const idsIn = (text: string): Id[] => {
  const ids = text.split(/[-,]/).filter((part) => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].filter((id) => id <= MAX_ID).slice(0, MAX_COMPARED)
}

/** Returns the path of the saved suppliers with this state. */
export const savedPath = ({ chosen, isCompared, sort }: SavedAddress): string =>
  SAVED +
  queryString({
    sort: sort === 'saved' ? undefined : sort,
    suppliers: chosen.length > 0 ? chosen.join('-') : undefined,
    view: isCompared && chosen.length > 0 ? 'compare' : undefined,
  })

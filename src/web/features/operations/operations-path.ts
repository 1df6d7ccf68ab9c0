import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 25

/** The parts of Operations, the first without a name in the address. */
export const PARTS = [
  { list: undefined, label: 'System' },
  { list: 'emails', label: 'Emails' },
  { list: 'imports', label: 'Imports' },
  { list: 'jobs', label: 'Jobs' },
  { list: 'errors', label: 'Errors' },
  { list: 'assistant', label: 'Assistant' },
  { list: 'words', label: 'Search words' },
  { list: 'holidays', label: 'Public holidays' },
] as const

/** Returns the address of a part with its filters. */
export const operationsPath = ({ list, search, state, status, page }: OwnerSearch = {}): string =>
  ownerPath({ tab: 'operations', list, search, state, status, page })

/** Returns the part of a list that the address names. */
export const rangeOf = ({ page = 1 }: OwnerSearch) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

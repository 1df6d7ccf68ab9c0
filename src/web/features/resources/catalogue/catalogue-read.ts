import { query } from '#web/api/reads/query.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'

/** The read of both tabs: a search says what it finds in the other one. */
export const catalogueRead = ({ search }: ResourcesSearch) => query('GET /api/resources', { search }, { isCancellable: true })

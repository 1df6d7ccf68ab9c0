import { query } from '#web/api/reads/query.ts'
import { GROUPS } from '#web/paths.ts'
import { queryString } from '#web/query-string.ts'
import type { SuppliersSearch } from '#web/search.ts'

export const GROUPS_A_PAGE = 20

/** What narrows the list of groups; it stands in the address. */
export type GroupsSearch = Pick<SuppliersSearch, 'location' | 'category' | 'page'>

export const groupsRead = ({ location, category, page = 1 }: GroupsSearch) =>
  query('GET /api/groups', {
    ...(location && { place: location }),
    ...(category && { category }),
    limit: GROUPS_A_PAGE,
    offset: (page - 1) * GROUPS_A_PAGE,
  })
export const groupRead = (id: string) => query('GET /api/groups/:id', { id })

export const groupsPath = (search: GroupsSearch) => GROUPS + queryString(search)

/** What a write about one group changes. */
export const CHANGES_GROUPS = ['GET /api/groups/:id', 'GET /api/groups'] as const

import { query } from '#web/api/reads/query.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { ownerSearchNow } from '#web/navigation/search-now.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 20

/** Returns the address of the list with a dialog that is open over it, or none. */
export const issuesPath = ({ page, edit, preview }: Pick<OwnerSearch, 'page' | 'edit' | 'preview'>) =>
  ownerPath({ tab: 'sign-ups', list: 'issues', page, edit, preview })

/** Opens another dialog over the page of the list that the address bar shows now, or closes it; what is unsaved is kept or asked about. */
export const openDialog = (dialog: Pick<OwnerSearch, 'edit' | 'preview'> = {}, { keepChanges = false } = {}) =>
  navigate(issuesPath({ page: ownerSearchNow().page, ...dialog }), { keepScroll: true, keepChanges })

export const issuesRead = ({ page = 1 }: OwnerSearch) =>
  query('GET /api/admin/newsletter-issues', { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** How many addresses an issue would go to now. */
export const receiversRead = query('GET /api/admin/newsletter', { status: 'confirmed', limit: 1, offset: 0 })

/** Whom an issue names as its sender. */
export const siteOwnerRead = query('GET /api/operator', {})

/** The reads that a change of an issue changes. */
export const SHOWS_ISSUES = [
  'GET /api/admin/newsletter-issues',
  'GET /api/admin/newsletter-issues/:id',
  'GET /api/admin/newsletter-issues/:id/preview',
  'GET /api/admin/audit',
] as const

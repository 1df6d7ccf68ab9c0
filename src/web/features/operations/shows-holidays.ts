/** What shows public holidays, or what depends on them. */
export const SHOWS_HOLIDAYS = ['GET /api/admin/holidays', 'GET /api/admin/audit', 'GET /api/suppliers'] as const

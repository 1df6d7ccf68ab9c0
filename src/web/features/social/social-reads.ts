import type { Address } from '#contract/api.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { query } from '#web/api/reads/query.ts'

export const overviewRead = (supplierId: Id) => query('GET /api/suppliers/:id/social-overview', { id: String(supplierId) })
export const accountsRead = (supplierId: Id) => query('GET /api/suppliers/:id/social-accounts', { id: String(supplierId) })
export const templatesRead = (supplierId: Id) => query('GET /api/suppliers/:id/social-templates', { id: String(supplierId) })
export const analyticsRead = (supplierId: Id) => query('GET /api/suppliers/:id/social-analytics', { id: String(supplierId) })

/** The reads that a change of an account changes. */
export const SHOWS_ACCOUNTS: readonly Address[] = ['GET /api/suppliers/:id/social-accounts', 'GET /api/suppliers/:id/social-overview']
/** The reads that a change of a template changes. */
export const SHOWS_TEMPLATES: readonly Address[] = ['GET /api/suppliers/:id/social-templates']

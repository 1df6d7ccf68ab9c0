import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { line, optional, Uuid } from '#contract/endpoint/values.ts'
import { recordOf } from '#shared/objects.ts'
import { PLAN_FILTERS, SUPPLIER_ORDERS, SUPPLIER_STATUSES } from './owner-supplier-options.ts'

// Named ways to look at the table of suppliers, an owner's own (docs/behaviour/owner-suppliers.md, Saved views).

export const MAX_SUPPLIER_VIEWS = 20

const FLAGS = ['true', 'false'] as const

/** What narrows and orders the table, as in `GET /api/admin/suppliers`; what is left out does not. */
const narrowing = z.object({
  search: optional(line(200)),
  category: optional(z.enum(CATEGORIES, 'Please choose a category.')),
  state: optional(z.enum(STATE_CODES, 'Please choose a state.')),
  verified: optional(z.enum(FLAGS, 'verified is true or false.')),
  claimed: optional(z.enum(FLAGS, 'claimed is true or false.')),
  plan: optional(z.enum(PLAN_FILTERS, 'plan is starter, professional, enterprise or none.')),
  status: optional(z.enum(SUPPLIER_STATUSES, 'status is listed or suspended.')),
  sort: optional(z.enum(SUPPLIER_ORDERS, `sort is one of ${SUPPLIER_ORDERS.join(', ')}.`)),
})
const NARROWED_BY = ['search', 'category', 'state', 'verified', 'claimed', 'plan', 'status', 'sort'] as const

/** Null where it does not narrow. */
export const Narrowing = z.object(recordOf(NARROWED_BY, () => z.nullable(z.string())))
export type Narrowing = z.output<typeof Narrowing>

export const SupplierView = z.object({ id: Uuid, name: z.string(), narrowing: Narrowing })
export type SupplierView = z.output<typeof SupplierView>

export const listSupplierViews = endpoint('GET /api/admin/suppliers/views', {
  isPrivate: true,
  summary: 'Ways to look at the table of suppliers that I keep, by name',
  output: z.array(SupplierView),
})
export const addSupplierView = endpoint('POST /api/admin/suppliers/views', {
  summary: 'Keep a way to look at the table of suppliers; one of the same name is replaced, the twenty-first is refused',
  body: { name: line(60, 'Please give it a name.'), narrowing },
  output: SupplierView,
  status: 201,
})
export const removeSupplierView = endpoint('DELETE /api/admin/suppliers/views/:viewId', {
  summary: 'No longer keep a way to look at the table of suppliers',
  params: { viewId: Uuid },
})

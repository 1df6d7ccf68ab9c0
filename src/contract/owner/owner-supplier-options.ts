import { PLANS } from '#contract/billing/plans.ts'

/** How the owner's table can be sorted; a minus turns the order around. The first is the default. */
export const SUPPLIER_ORDERS = [
  'name',
  '-name',
  'newest',
  'oldest',
  'category',
  '-category',
  'state',
  '-state',
  'rating',
  '-rating',
  'reviews',
  '-reviews',
  'views',
  '-views',
  'inquiries',
  '-inquiries',
] as const
export type SupplierOrder = (typeof SUPPLIER_ORDERS)[number]

export const SUPPLIER_STATUSES = ['listed', 'suspended'] as const
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number]
export const PLAN_FILTERS = [...PLANS, 'none'] as const
export type PlanFilter = (typeof PLAN_FILTERS)[number]

/** Answers to an imported file that are sent at once; a page sends more in several calls. */
export const MAX_LISTING_ANSWERS = 500

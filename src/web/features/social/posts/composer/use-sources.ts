import { useQuery } from '@tanstack/react-query'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { query } from '#web/api/reads/query.ts'

/** What a post can be made from. */
export type Sources = {
  templates: readonly SocialTemplate[]
  products: readonly Product[]
  promotions: readonly OwnPromotion[]
  /** The platforms that have an account, with its name. */
  names: Partial<Record<SocialPlatform, string>>
}

const OFTEN = { refetchOnMount: 'always' } as const

/**
 * Reads what a post can be made from; undefined until all of it is there or has failed. What cannot be read is not offered: a post can be
 * written without it.
 */
export function useSources(supplierId: Id): Sources | undefined {
  const id = String(supplierId)
  const accounts = useQuery({ ...query('GET /api/suppliers/:id/social-accounts', { id }), ...OFTEN })
  const templates = useQuery({ ...query('GET /api/suppliers/:id/social-templates', { id }), ...OFTEN })
  const products = useQuery({ ...query('GET /api/suppliers/:id/featured-products', { id }), ...OFTEN })
  const promotions = useQuery({ ...query('GET /api/dashboard/supplier/promotions', {}), ...OFTEN })
  if ([accounts, templates, products, promotions].some(({ isPending }) => isPending)) return undefined
  const active = accounts.data?.filter(({ isActive }) => isActive) ?? []
  return {
    templates: templates.data ?? [],
    products: products.data ?? [],
    promotions: promotions.data?.promotions.filter(({ state }) => state !== 'ended') ?? [],
    names: Object.fromEntries(active.map(({ platform, accountName }) => [platform, accountName])),
  }
}

const NO_HOURS: SocialAnalytics['bestHours'] = { basis: 'none', hours: [], total: 0 }

/** Returns when buyers act; no hours while that is not known. */
export function useBestHours(supplierId: Id): { bestHours: SocialAnalytics['bestHours']; isPending: boolean } {
  const { data, isPending } = useQuery(query('GET /api/suppliers/:id/social-analytics', { id: String(supplierId) }))
  return { bestHours: data?.bestHours ?? NO_HOURS, isPending }
}

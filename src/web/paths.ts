import { CATEGORIES } from '#contract/options.ts'
import { queryString, type DashboardSearch, type SuppliersSearch } from './search.ts'

export const HOME = '/'
/** Shows the home page; the join and start buttons lead here. */
export const HOME_ALIAS = '/home'
export const SUPPLIERS = '/suppliers'
export const AUTH = '/auth'
export const REGISTER = '/auth?mode=register'
export const FORGOT_PASSWORD = '/auth?mode=forgot'
export const ACCOUNT = '/account'
export const SAVED = '/saved'
/** A buyer's own requests. */
export const QUOTES = '/quotes'
/** The owner's sign-in page, and behind it what only the owner sees. */
export const ADMIN = '/admin'
export const RESOURCES = '/resources'
export const PRICING = '/pricing'
export const SUBSCRIPTION = '/subscription'
export const DASHBOARD = '/dashboard'
/** The same page; where suppliers go after signing in (docs/behaviour.md, Signing in). */
export const SUPPLIER_DASHBOARD = '/supplier-dashboard'
export const SOCIAL_MEDIA_DASHBOARD = '/social-media-dashboard'
export const ALL_CATEGORIES = suppliersPath({ categories: true })

export const supplierPath = (id: number | string) => `${SUPPLIERS}/${encodeURIComponent(id)}`
/** Of the part of a supplier's page where reviews are written; an address that ends in it opens the form. */
export const WRITE_REVIEW = 'write-review'
export const writeReviewPath = (id: number | string) => `${supplierPath(id)}#${WRITE_REVIEW}`

/** One request. `key` opens it without an account: it comes in the buyer's emails. */
export const quotePath = (id: string, key?: string | null) => `${QUOTES}/${encodeURIComponent(id)}${queryString({ key: key ?? undefined })}`
/** The answers to a bulk request side by side. `join` names the rows that the buyer has joined. */
export const comparePath = (bulkId: string, key?: string | null, join?: string) =>
  `${QUOTES}/bulk/${encodeURIComponent(bulkId)}${queryString({ key: key ?? undefined, join })}`

/** Where the link of a search alert leads that stops them. */
export const STOP_SEARCH_ALERTS = '/search-alerts/stop'
export const stopSearchAlertsPath = (token: string) => STOP_SEARCH_ALERTS + queryString({ token })

/** The supplier's dashboard with what is open in it, parameters always in the same order. */
export const dashboardPath = ({ tab, quote, status, unread, search }: DashboardSearch = {}, path: string = SUPPLIER_DASHBOARD) =>
  path + queryString({ tab, quote, status, unread, search })

/** To sign in and come back to a page of this site. */
export const signInPath = (next: string) => AUTH + queryString({ next })
export const registerPath = (next: string) => AUTH + queryString({ mode: 'register', next })

/** The listing with its filters, parameters always in the same order. */
export function suppliersPath(listing: SuppliersSearch = {}) {
  const { category, search, state, location, delivers, minRating, verified, maxMinimumCents, exact, ...shown } = listing
  const { sort, page, view, bulk, categories } = shown
  const narrowed = { category, search, state, location, delivers, minRating, verified, maxMinimumCents, exact }
  return SUPPLIERS + queryString({ ...narrowed, sort, page, view, bulk, categories })
}

/** Pages for the sitemap, suppliers apart. */
export const indexedPaths = [HOME, SUPPLIERS, ...CATEGORIES.map((category) => suppliersPath({ category }))]

import { CATEGORIES } from '#contract/options.ts'
import type { Terms } from '#contract/billing/plans.ts'
import type { ResourcesSearch } from './addresses/resources-search.ts'
import type { ResourceSearch } from './addresses/resource-search.ts'
import { OPEN_IN_SOCIAL } from './addresses/social-address.ts'
import type { SocialSearch } from './addresses/social-search.ts'
import { queryString } from './query-string.ts'
import {
  OPEN_IN_OWNER,
  type SiteContentSearch,
  type DashboardSearch,
  type OwnerSearch,
  type PricingSearch,
  type SuppliersSearch,
} from './search.ts'

export const HOME = '/'
/** A second address of the home page. */
export const HOME_ALIAS = '/home'
/** Id of the section at its end where a registration begins: the join and start buttons lead there. */
export const JOIN = 'join'
export const HOME_JOIN = `${HOME_ALIAS}#${JOIN}`
export const SUPPLIERS = '/suppliers'
/** Id of the field of a search bar. */
export const SEARCH_FIELD = 'search'
export const searchFieldPath = `${SUPPLIERS}#${SEARCH_FIELD}`
export const AUTH = '/auth'
export const REGISTER = '/auth?mode=register'
/** The fragment that chooses the role of a supplier in the registration. */
export const AS_SUPPLIER = '#supplier'
export const REGISTER_SUPPLIER = `${REGISTER}${AS_SUPPLIER}`
export const FORGOT_PASSWORD = '/auth?mode=forgot'
export const ACCOUNT = '/account'
/** Id of the part of the account page where the password is changed. */
export const NEW_PASSWORD = 'new-password'
export const changePasswordPath = `${ACCOUNT}#${NEW_PASSWORD}`
export const SAVED = '/saved'
/** The buyer's own quote requests. */
export const QUOTES = '/quotes'
/** What a buyer orders again and again. */
export const ORDER_LISTS = '/order-lists'
/** What suppliers have promised a buyer. */
export const PRICES = '/venue/prices'
/** What a supplier has promised its buyers. */
export const promisedPath = '/supplier-dashboard/prices'
/** Groups that buy together. */
export const GROUPS = '/groups'
export const groupPath = (id: string) => `${GROUPS}/${id}`
/** A venue's own page. */
export const VENUE = '/venue'
/** The suppliers that a venue has approved. */
export const VENUE_REGISTER = `${VENUE}/register`
/** What seafood a venue was supplied with, and where it is from. */
export const SEAFOOD = '/venue/seafood'
/** Id of the place in the header for the button of the assistant. */
export const ASSISTANT_PLACE = 'assistant-place'
/** The owner's sign-in page. */
export const OWNER_AREA = '/admin'
export const OWNER_DASHBOARD = '/owner/dashboard'
/** Where the owner edits texts and styles, with a preview. */
export const SITE_CONTENT = '/admin/content'
/** The pages in the frame of the content manager. */
export const PREVIEW = '/admin/preview'
export const PREVIEW_PAGES = ['home', 'suppliers', 'pricing', 'resources', 'subscription'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]
export const previewPath = (page: PreviewPage) => `${PREVIEW}/${page}`
/** Target of the link that confirms an address for the newsletter. */
export const NEWSLETTER_CONFIRM = '/newsletter/confirm'
export const PRIVACY = '/privacy'
export const TERMS = '/terms'
export const RESOURCES = '/resources'
/** The part before the id in the path of one resource. */
export const RESOURCE = '/resource'
export const PRICING = '/pricing'
export const SUBSCRIPTION = '/subscription'
export const DASHBOARD = '/dashboard'
/** The same page as `DASHBOARD`; suppliers arrive here after signing in (docs/behaviour/accounts.md, Signing in). */
export const SUPPLIER_DASHBOARD = '/supplier-dashboard'
export const SOCIAL_MEDIA_DASHBOARD = '/social-media-dashboard'
export const ALL_CATEGORIES = suppliersPath({ categories: true })

export const pricingPath = ({ interval }: PricingSearch = {}) => PRICING + queryString({ interval })
/** Returns the path of the catalogue of resources, parameters always in the same order. */
export const resourcesPath = ({ tab, search }: ResourcesSearch = {}) => RESOURCES + queryString({ tab, search })
/** Returns the path of one resource, and of what is open and entered on its page. */
export const resourcePath = (id: string, open: ResourceSearch = {}) => `${RESOURCE}/${encodeURIComponent(id)}${queryString(open)}`
/** Whether an address is that of the catalogue or of a resource. */
export const isResources = (address: string) => /^\/resources?(?=[/?#]|$)/.test(address)
/** Returns the path of the page where a supplier subscribes to a plan, or changes to it. */
export const subscriptionPath = ({ plan, interval }: Pick<Terms, 'plan' | 'interval'>) => SUBSCRIPTION + queryString({ plan, interval })

export const supplierPath = (id: number | string) => `${SUPPLIERS}/${encodeURIComponent(id)}`
/** Id of the part of a supplier's page where reviews are written; an address with this fragment opens the form. */
export const WRITE_REVIEW = 'write-review'
export const writeReviewPath = (id: number | string) => `${supplierPath(id)}#${WRITE_REVIEW}`
/** Id of the line on a supplier's page by which an unclaimed listing is claimed. */
export const CLAIM = 'claim'
export const claimPath = (id: number | string) => `${supplierPath(id)}#${CLAIM}`

/** Returns the path of one quote request. `key`, from an email, opens it without an account. */
export const quotePath = (id: string, key?: string | null) => `${QUOTES}/${encodeURIComponent(id)}${queryString({ key: key ?? undefined })}`
/** Returns the path that compares the quotes of a bulk request. */
export const comparePath = (bulkId: string, key?: string | null) =>
  `${QUOTES}/bulk/${encodeURIComponent(bulkId)}${queryString({ key: key ?? undefined })}`

/** Returns the path of the supplier's dashboard and what is open in it, parameters always in the same order. */
export const dashboardPath = ({ tab, quote, status, unread, search, rating }: DashboardSearch = {}, path: string = SUPPLIER_DASHBOARD) =>
  path + queryString({ tab, quote, status, unread, search, rating })

/** Returns the path of the social media tools and what is open in them, parameters always in the same order. */
export const socialPath = (search: SocialSearch = {}) => SOCIAL_MEDIA_DASHBOARD + orderedQuery(OPEN_IN_SOCIAL, search)

/** Returns the path of the owner's dashboard and what is open in it, parameters always in the same order. */
export const ownerPath = (search: OwnerSearch = {}) => OWNER_DASHBOARD + orderedQuery(OPEN_IN_OWNER, search)

const orderedQuery = <Name extends string>(names: readonly Name[], search: { tab?: string } & { [name in Name]?: unknown }) =>
  queryString(Object.fromEntries(['tab' as const, ...names].map((name) => [name, search[name]])))

export const siteContentPath = ({ tab, page, search, preview }: SiteContentSearch = {}) =>
  SITE_CONTENT + queryString({ tab, page, search, preview })

/** Returns the path of the owner's sign-in page, which then leads to `next`, a path of this site. */
export const ownerSignInPath = (next: string) => OWNER_AREA + queryString({ next })

/** Returns the path of the sign-in page, which then leads to `next`, a path of this site. */
export const signInPath = (next: string) => AUTH + queryString({ next })
/** Returns the path of the link in an invitation to work on a listing. */
export const invitationPath = (token: string) => AUTH + queryString({ mode: 'invitation', token })
export const registerPath = (next: string) => AUTH + queryString({ mode: 'register', next })

/** Returns the path of the listing with its filters, parameters always in the same order. */
export function suppliersPath(listing: SuppliersSearch = {}) {
  const { category, search, state, location, delivers, minRating, verified, maxMinimumCents, onOffer, answersAtOnce, ...others } = listing
  const { deliverBy, exact, sort, page, view, bulk, categories } = others
  const narrowed = { category, search, state, location, delivers, minRating, verified, maxMinimumCents, onOffer, answersAtOnce }
  return SUPPLIERS + queryString({ ...narrowed, deliverBy, exact, sort, page, view, bulk, categories })
}

/** The normalised form of all addresses with a text that cannot be read, such as control characters in a search. */
export const UNREADABLE = '/address-not-readable'

/** Whether what a path shows depends on what somebody has typed: a text or a place to search for, or amounts to calculate with. */
export const isSearch = (path: string) =>
  (SEARCHED.test(path) && /[?&](search|location)=/.test(path)) || (path.startsWith(`${RESOURCE}/`) && /[?&](?!tab=)\w+=/.test(path))
/** The lists, and the page of a supplier, which says whether it delivers to a place. */
const SEARCHED = /^\/(suppliers(\/[^/?]+)?|resources)\?/

/** The pages of the sitemap other than suppliers and single resources. */
export const indexedPaths = [
  HOME,
  SUPPLIERS,
  PRICING,
  RESOURCES,
  resourcesPath({ tab: 'suppliers' }),
  PRIVACY,
  TERMS,
  ...CATEGORIES.map((category) => suppliersPath({ category })),
]

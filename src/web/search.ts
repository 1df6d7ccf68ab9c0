import { DELIVER_BY, type DeliverBy, MAX_MINIMUMS, MIN_RATINGS, SORT_KEYS, SORTS, type Sort } from '#contract/options.ts'
import { TEXT_PAGE_NAMES, type TextPage } from '#contract/site-texts/text-group.ts'
import { keysOf } from '#shared/objects.ts'
import { cut } from '#shared/text/cut.ts'

/** Filters, order and layout of the listing; all of it is in the address. Absent means default. */
export type SuppliersSearch = {
  category?: string
  search?: string
  state?: string
  location?: string
  /** Only suppliers that deliver to the location. Kept without a location, so that it applies to the one chosen next. */
  delivers?: true
  minRating?: (typeof MIN_RATINGS)[number]
  verified?: true
  maxMinimumCents?: (typeof MAX_MINIMUMS)[number]
  /** Only suppliers that have a promotion today. */
  onOffer?: true
  /** Only suppliers whose price list answers requests. */
  answersAtOnce?: true
  /** Only suppliers that can deliver by then: tomorrow, or the next Saturday. */
  deliverBy?: DeliverBy
  /** The search text is used without correction. */
  exact?: true
  sort?: Sort
  /** From 2; the first page has no parameter. */
  page?: number
  /** By default a grid, which on phones is a list. */
  view?: 'list' | 'table'
  bulk?: true
  /** Opens the overview of categories; linked from the navigation. */
  categories?: true
}

type Raw = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? cut(value.trim(), 200) || undefined : undefined)
/** Returns the parameters of these names as texts; blank ones are undefined. */
export const readTexts = <Name extends string>(names: readonly Name[], raw: Raw) =>
  Object.fromEntries(names.map((name) => [name, text(raw[name])])) as { [name in Name]?: string }
const flag = (value: unknown) => value === true || value === 'true' || undefined

/** Returns the offered choice that equals the number; `4.50` and `4.5` are the same. */
const choice = <Choice extends number>(value: unknown, choices: readonly Choice[]) => choices.find((one) => one === Number(value))

/** Returns a page from the second on; the first has no parameter. */
function pageNumber(value: unknown) {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined
}

type Narrowed = { search?: string | undefined; location?: string | undefined }

/** The default is the best match with a search text, else the nearest with a location, else the highest rated. */
function readSort(value: unknown, { search, location }: Narrowed): Sort | undefined {
  const preset = search ? undefined : location ? 'distance' : 'rating'
  const offered: readonly Sort[] = search || location ? SORT_KEYS : keysOf(SORTS)
  const sort = offered.find((one) => one === value)
  return sort === preset ? undefined : sort
}

const VIEWS = ['list', 'table'] as const

/** Parses the listing's query: every name is present, in fixed order; defaults, blank and invalid values become undefined. */
export function readSuppliersSearch(raw: Raw): SuppliersSearch {
  const [category, search, location] = [text(raw.category), text(raw.search), text(raw.location)]
  return {
    category: category === 'all' ? undefined : category,
    search,
    state: text(raw.state),
    location,
    delivers: flag(raw.delivers),
    minRating: choice(raw.minRating, MIN_RATINGS),
    verified: flag(raw.verified),
    maxMinimumCents: choice(raw.maxMinimumCents, MAX_MINIMUMS),
    onOffer: flag(raw.onOffer),
    answersAtOnce: flag(raw.answersAtOnce),
    deliverBy: DELIVER_BY.find((day) => day === raw.deliverBy),
    exact: search ? flag(raw.exact) : undefined,
    sort: readSort(raw.sort, { search, location }),
    page: pageNumber(raw.page),
    view: VIEWS.find((view) => view === raw.view),
    bulk: flag(raw.bulk),
    categories: flag(raw.categories),
  }
}

/** How often whoever looks at prices would pay; absent is by the month. */
export type PricingSearch = { interval?: 'year' }
export const readPricingSearch = (raw: Raw): PricingSearch => ({ interval: raw.interval === 'year' ? 'year' : undefined })

const AUTH_MODES = ['login', 'register', 'forgot', 'reset', 'confirm', 'claim', 'invitation'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

/** Parses the mode of the sign-in page. Tokens and the return address are excluded: no page is rendered with them on the server. */
export const readAuthSearch = (raw: Raw): { mode?: AuthMode } => ({
  mode: AUTH_MODES.find((mode) => mode === raw.mode && mode !== 'login'),
})

const TABS = ['quotes', 'profile', 'products', 'price-list', 'venues', 'form', 'reviews', 'insights', 'social', 'assistant'] as const
export type DashboardTab = (typeof TABS)[number]

/** What is open in the dashboard. Absent `tab` is the first tab, absent `quote` the list, absent filters everything. */
export type DashboardSearch = {
  tab?: DashboardTab
  /** Id of the open quote request. */
  quote?: string
  /** State of quote requests or reviews to filter by; not validated here. */
  status?: string
  unread?: true
  search?: string
  /** Stars of reviews to filter by, not validated here. */
  rating?: string
}

/** What a tab shows of its list is read with the account's own data, so in the browser only. */
export const OPEN_IN_DASHBOARD = ['quote', 'status', 'unread', 'search', 'rating'] as const satisfies (keyof DashboardSearch)[]

/** Parses the dashboard's query as `readSuppliersSearch` does the listing's. */
export function readDashboardSearch(raw: Raw): DashboardSearch {
  const tab = TABS.find((name) => name === raw.tab)
  if (tab !== 'quotes' && tab !== 'reviews') return { tab }
  return { tab, ...readTexts(OPEN_IN_DASHBOARD, raw), unread: flag(raw.unread) }
}

export const OWNER_TABS = [
  'suppliers',
  'people',
  'payments',
  'site',
  'claims',
  'documents',
  'reviews',
  'sign-ups',
  'enquiries',
  'audit',
  'operations',
] as const
export type OwnerTab = (typeof OWNER_TABS)[number]

/** What is open in the owner's dashboard. Absent `tab` is the overview; what a tab does not know is ignored by it. */
export type OwnerSearch = {
  tab?: OwnerTab
  /** One of several lists of a tab: `newsletter`, `issues`, `emails`. */
  list?: string
  search?: string
  state?: string
  category?: string
  verified?: string
  claimed?: string
  plan?: string
  status?: string
  sort?: string
  /** From 2; the first page has no parameter. */
  page?: number
  /** `true` while a preview is open, or the id of what it shows. */
  preview?: string
  /** Id or key of what is open in a dialog; `new` for one that is added. */
  edit?: string
}

/** The owner's data is read in the browser only. */
export const OPEN_IN_OWNER = [
  'list',
  'search',
  'state',
  'category',
  'verified',
  'claimed',
  'plan',
  'status',
  'sort',
  'page',
  'preview',
  'edit',
] as const satisfies (keyof OwnerSearch)[]

/** Parses the query of the owner's dashboard as `readSuppliersSearch` does the listing's. */
export function readOwnerSearch(raw: Raw): OwnerSearch {
  const tab = OWNER_TABS.find((name) => name === raw.tab)
  return { tab, ...readTexts(OPEN_IN_OWNER, raw), page: pageNumber(raw.page) }
}

/** What is open in the content manager. Absent `tab` is the texts, absent `page` all of them. */
export type SiteContentSearch = {
  tab?: 'styling'
  page?: TextPage
  search?: string
  preview?: true
}

/** The texts are read in the browser only. */
export const OPEN_IN_SITE_CONTENT = ['tab', 'page', 'search', 'preview'] as const satisfies (keyof SiteContentSearch)[]

export const readSiteContentSearch = (raw: Raw): SiteContentSearch => ({
  tab: raw.tab === 'styling' ? 'styling' : undefined,
  page: TEXT_PAGE_NAMES.find((page) => page === raw.page),
  search: text(raw.search),
  preview: flag(raw.preview),
})

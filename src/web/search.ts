import { MAX_MINIMUMS, MIN_RATINGS, NEAREST, SORTS, type Sort } from '#contract/options.ts'

/** How the listing is narrowed, ordered and shown; all of it is in the address. Absent means default. */
export type SuppliersSearch = {
  category?: string
  search?: string
  state?: string
  location?: string
  /** Only those that deliver to the place. Stays without a place, so that one chosen next finds it there. */
  delivers?: true
  minRating?: (typeof MIN_RATINGS)[number]
  verified?: true
  maxMinimumCents?: (typeof MAX_MINIMUMS)[number]
  /** The search is taken as it is typed. */
  exact?: true
  sort?: Sort
  /** From 2; the first page has none. */
  page?: number
  view?: 'list'
  bulk?: true
  /** Opens the list of categories; linked from the navigation. */
  categories?: true
}

type Raw = Record<string, unknown>

/** Every value is the plain text it is in the address: `?search=123` is the text "123". Of a repeated name the last counts. */
export const parseSearch = (query: string): Raw => Object.fromEntries(new URLSearchParams(query))

/** The opposite of `parseSearch`, in the order given; what is undefined is left out. `?a=1+2` or an empty text. */
export function queryString(search: Raw): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined)
const flag = (value: unknown) => value === true || value === 'true' || undefined

/** One of the choices that are offered; `4.50` and `4.5` are the same. */
const choice = <Choice extends number>(value: unknown, choices: readonly Choice[]) => choices.find((one) => one === Number(value))

type Narrowed = { search?: string | undefined; location?: string | undefined }

/** The best match is the default with a search, else the nearest with a place, else the highest rated. */
function readSort(value: unknown, { search, location }: Narrowed): Sort | undefined {
  const preset = search ? undefined : location ? 'distance' : 'rating'
  const isOffered = typeof value === 'string' && Object.hasOwn(search || location ? { ...SORTS, ...NEAREST } : SORTS, value)
  return isOffered && value !== preset ? (value as Sort) : undefined
}

/** Reads the listing's address: every name is present, in fixed order; defaults, blanks and nonsense become undefined. */
export function readSuppliersSearch(raw: Raw): SuppliersSearch {
  const [category, search, location, page] = [text(raw.category), text(raw.search), text(raw.location), Number(raw.page)]
  return {
    category: category === 'all' ? undefined : category,
    search,
    state: text(raw.state),
    location,
    delivers: flag(raw.delivers),
    minRating: choice(raw.minRating, MIN_RATINGS),
    verified: flag(raw.verified),
    maxMinimumCents: choice(raw.maxMinimumCents, MAX_MINIMUMS),
    exact: search ? flag(raw.exact) : undefined,
    sort: readSort(raw.sort, { search, location }),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
    view: raw.view === 'list' ? 'list' : undefined,
    bulk: flag(raw.bulk),
    categories: flag(raw.categories),
  }
}

const AUTH_MODES = ['login', 'register', 'forgot', 'reset', 'confirm', 'claim'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

/** What the sign-in page is for. Tokens and where somebody came from are no part of it: no page is rendered with them. */
export const readAuthSearch = (raw: Raw): { mode?: AuthMode } => ({
  mode: AUTH_MODES.find((mode) => mode === raw.mode && mode !== 'login'),
})

const TABS = ['quotes', 'profile', 'venues', 'form', 'social', 'assistant'] as const
export type DashboardTab = (typeof TABS)[number]

/** What is open in the dashboard. Absent is the first tab, the list, everything. */
export type DashboardSearch = {
  tab?: DashboardTab
  /** Id of the request that is open. */
  quote?: string
  /** A state of requests, if it is one. */
  status?: string
  unread?: true
  search?: string
}

/** Reads the dashboard's address as `readSuppliersSearch` does the listing's. */
export function readDashboardSearch(raw: Raw): DashboardSearch {
  const tab = TABS.find((name) => name === raw.tab)
  if (tab !== 'quotes') return { tab }
  return { tab, quote: text(raw.quote), status: text(raw.status), unread: flag(raw.unread), search: text(raw.search) }
}

import { CARD_FORM_SOURCES } from '#contract/billing/card-form-sources.ts'
import { UNSUBSCRIBE } from '#shared/site/unsubscribe-path.ts'
import { readSubscriptionSearch } from './features/billing/subscription-search.ts'
import { readResourcesSearch } from './addresses/resources-search.ts'
import { readResourceSearch } from './addresses/resource-search.ts'
import { OPEN_IN_SOCIAL, readSocialAddress } from './addresses/social-address.ts'
import { readSupplierSearch } from './features/suppliers/supplier-search.ts'
import { lazyPage } from './navigation/lazy-page.tsx'
import { matching, type MatchedPage, type Route } from './navigation/match.ts'
import {
  ACCOUNT,
  OWNER_AREA,
  SITE_CONTENT,
  AUTH,
  DASHBOARD,
  GROUPS,
  HOME,
  HOME_ALIAS,
  NEWSLETTER_CONFIRM,
  ORDER_LISTS,
  OWNER_DASHBOARD,
  previewPath,
  PRICES,
  promisedPath,
  PRICING,
  PRIVACY,
  QUOTES,
  RESOURCE,
  RESOURCES,
  SAVED,
  SEAFOOD,
  SOCIAL_MEDIA_DASHBOARD,
  SUBSCRIPTION,
  SUPPLIER_DASHBOARD,
  SUPPLIERS,
  supplierPath,
  TERMS,
  UNREADABLE,
  VENUE,
  VENUE_REGISTER,
} from './paths.ts'
import {
  OPEN_IN_SITE_CONTENT,
  OPEN_IN_DASHBOARD,
  OPEN_IN_OWNER,
  readAuthSearch,
  readSiteContentSearch,
  readDashboardSearch,
  readOwnerSearch,
  readPricingSearch,
  readSuppliersSearch,
} from './search.ts'

const home = lazyPage('home', () => import('./pages/home.tsx').then(({ HomePage: Page, reads }) => ({ Page, reads })))
const suppliers = lazyPage('suppliers', () => import('./pages/suppliers.tsx').then(({ SuppliersPage: Page, reads }) => ({ Page, reads })))
const supplier = lazyPage('supplier', () =>
  import('./pages/supplier/supplier.tsx').then(({ SupplierPage: Page, reads }) => ({ Page, reads })),
)
const auth = lazyPage('auth', () => import('./pages/account/auth.tsx').then(({ AuthPage: Page, reads }) => ({ Page, reads })))
const account = lazyPage('account', () => import('./pages/account/account.tsx').then(({ AccountPage: Page, reads }) => ({ Page, reads })))
const saved = lazyPage('saved', () => import('./pages/account/saved.tsx').then(({ SavedPage: Page, reads }) => ({ Page, reads })))
const orderLists = lazyPage('order-lists', () =>
  import('./pages/order-lists/order-lists.tsx').then(({ OrderListsPage: Page, reads }) => ({ Page, reads })),
)
const prices = lazyPage('prices', () => import('./pages/venue/prices.tsx').then(({ PricesPage: Page, reads }) => ({ Page, reads })))
const promised = lazyPage('promised', () =>
  import('./pages/dashboard/promised.tsx').then(({ PromisedPage: Page, reads }) => ({ Page, reads })),
)
const groups = lazyPage('groups', () => import('./pages/groups/groups.tsx').then(({ GroupsPage: Page, reads }) => ({ Page, reads })))
const group = lazyPage('group', () => import('./pages/groups/group.tsx').then(({ GroupPage: Page, reads }) => ({ Page, reads })))
const venue = lazyPage('venue', () => import('./pages/venue/venue.tsx').then(({ VenuePage: Page, reads }) => ({ Page, reads })))
const quotes = lazyPage('quotes', () => import('./pages/quotes/quotes.tsx').then(({ QuotesPage: Page, reads }) => ({ Page, reads })))
const quote = lazyPage('quote', () => import('./pages/quotes/quote.tsx').then(({ QuotePage: Page, reads }) => ({ Page, reads })))
const compare = lazyPage('compare', () => import('./pages/quotes/compare.tsx').then(({ ComparePage: Page, reads }) => ({ Page, reads })))
const pricing = lazyPage('pricing', () => import('./pages/plans/pricing.tsx').then(({ PricingPage: Page, reads }) => ({ Page, reads })))
const resources = lazyPage('resources', () =>
  import('./pages/resources/resources.tsx').then(({ ResourcesPage: Page, reads }) => ({ Page, reads })),
)
const resource = lazyPage('resource', () =>
  import('./pages/resources/resource.tsx').then(({ ResourcePage: Page, reads }) => ({ Page, reads })),
)
const subscription = lazyPage(
  'subscription',
  () => import('./pages/plans/subscription.tsx').then(({ SubscriptionPage: Page, reads }) => ({ Page, reads })),
  CARD_FORM_SOURCES,
)
const privacy = lazyPage('privacy', () => import('./pages/legal/privacy.tsx').then(({ PrivacyPage: Page, reads }) => ({ Page, reads })))
const terms = lazyPage('terms', () => import('./pages/legal/terms.tsx').then(({ TermsPage: Page, reads }) => ({ Page, reads })))
const newsletterConfirm = lazyPage('newsletter-confirm', () =>
  import('./pages/account/newsletter-confirm.tsx').then(({ NewsletterConfirmPage: Page, reads }) => ({ Page, reads })),
)
const unsubscribe = lazyPage('unsubscribe', () =>
  import('./pages/account/unsubscribe.tsx').then(({ UnsubscribePage: Page, reads }) => ({ Page, reads })),
)
const dashboard = lazyPage('dashboard', () =>
  import('./pages/dashboard/dashboard.tsx').then(({ DashboardPage: Page, reads }) => ({ Page, reads })),
)
const social = lazyPage('social', () => import('./pages/dashboard/social.tsx').then(({ SocialPage: Page, reads }) => ({ Page, reads })))
const admin = lazyPage('owner-pages', () =>
  import('./pages/owner/owner-pages.tsx').then(({ OwnerPages: Page, reads }) => ({ Page, reads })),
)
const owner = lazyPage('owner', () => import('./pages/owner/owner.tsx').then(({ OwnerPage: Page, reads }) => ({ Page, reads })))
const siteContentManager = lazyPage('site-content', () =>
  import('./pages/owner/site-content.tsx').then(({ SiteContentPage: Page, reads }) => ({ Page, reads })),
)
const unreadable = lazyPage('unreadable-address', () =>
  import('./pages/lost/unreadable-address.tsx').then(({ UnreadableAddressPage: Page, reads }) => ({ Page, reads })),
)

/** All addresses of the site. */
export const routes: Route[] = [
  { path: HOME, page: home },
  { path: HOME_ALIAS, page: home },
  { path: SUPPLIERS, page: suppliers, search: readSuppliersSearch },
  { path: `${SUPPLIERS}/:id`, page: supplier, search: readSupplierSearch },
  { path: AUTH, page: auth, search: readAuthSearch },
  { path: ACCOUNT, page: account },
  { path: SAVED, page: saved },
  { path: ORDER_LISTS, page: orderLists },
  { path: `${ORDER_LISTS}/:id`, page: orderLists, inBrowser: ['id'] },
  { path: PRICES, page: prices },
  { path: SEAFOOD, page: prices },
  { path: GROUPS, page: groups, search: readSuppliersSearch },
  { path: `${GROUPS}/:id`, page: group },
  { path: VENUE, page: venue },
  { path: VENUE_REGISTER, page: venue },
  { path: QUOTES, page: quotes },
  { path: '/samples', page: quotes },
  { path: '/samples/:id', page: quotes, inBrowser: ['id'] },
  // Invented answers, which have no id.
  { path: `${QUOTES}/example`, page: compare },
  { path: `${QUOTES}/:id`, page: quote, inBrowser: ['id'] },
  { path: `${QUOTES}/bulk/:id`, page: compare, inBrowser: ['id'] },
  { path: PRICING, page: pricing, search: readPricingSearch },
  { path: RESOURCES, page: resources, search: readResourcesSearch },
  { path: `${RESOURCE}/:id`, page: resource, search: readResourceSearch },
  { path: SUBSCRIPTION, page: subscription, search: readSubscriptionSearch },
  { path: PRIVACY, page: privacy },
  { path: TERMS, page: terms },
  { path: NEWSLETTER_CONFIRM, page: newsletterConfirm },
  { path: `${UNSUBSCRIBE}/:token`, page: unsubscribe },
  { path: SUPPLIER_DASHBOARD, page: dashboard, search: readDashboardSearch, inBrowser: OPEN_IN_DASHBOARD },
  { path: DASHBOARD, page: dashboard, search: readDashboardSearch, inBrowser: OPEN_IN_DASHBOARD },
  { path: promisedPath, page: promised },
  { path: SOCIAL_MEDIA_DASHBOARD, page: social, search: readSocialAddress, inBrowser: OPEN_IN_SOCIAL },
  { path: OWNER_AREA, page: admin },
  { path: SITE_CONTENT, page: siteContentManager, search: readSiteContentSearch, inBrowser: OPEN_IN_SITE_CONTENT },
  { path: previewPath('home'), page: home },
  { path: previewPath('suppliers'), page: suppliers, search: readSuppliersSearch },
  { path: previewPath('pricing'), page: pricing, search: readPricingSearch },
  { path: previewPath('resources'), page: resources, search: readResourcesSearch },
  { path: previewPath('subscription'), page: subscription, search: readSubscriptionSearch },
  { path: OWNER_DASHBOARD, page: owner, search: readOwnerSearch, inBrowser: OPEN_IN_OWNER },
  { path: '/supplier/:id', redirectTo: ({ id = '' }) => supplierPath(id) },
  { path: UNREADABLE, page: unreadable, status: 400 },
]

/** Returns the page or the redirect at an address of this site, undefined where there is neither. */
export const matchRoute = matching(routes, UNREADABLE)

/** Returns the page at an address, undefined where there is none or a redirect. */
export function pageAt(url: string): MatchedPage | undefined {
  const found = matchRoute(url)
  return found && 'page' in found ? found : undefined
}

/** The normalised form of all unknown addresses. */
const UNKNOWN = '/page-not-found'

/** Returns one address for all that show the same; for a redirect its own. */
export const normalised = (url: string): string => addressFor(url, ({ address }) => address)

/** @see WebBundle.renderedAs */
export const renderedAs = (url: string): string => addressFor(url, ({ renderedAs }) => renderedAs)

/** @see WebBundle.hasOwnPage */
export function hasOwnPage(url: string): boolean {
  const found = matchRoute(url)
  if (!found) return false
  // A page that the server renders without its id is there for every id.
  return 'redirectTo' in found || found.missing === undefined || found.missing === found.renderedAs
}

function addressFor(url: string, addressOf: (page: MatchedPage) => string): string {
  const found = matchRoute(url)
  if (!found) return UNKNOWN
  return 'redirectTo' in found ? url : addressOf(found)
}

import { later } from './navigation/later-page.tsx'
import { matching, type Route } from './navigation/match.ts'
import { HOME, HOME_ALIAS, SUPPLIERS, supplierPath } from './paths.ts'
import { readSuppliersSearch } from './search.ts'

const home = later('home', () => import('./pages/home.tsx').then(({ HomePage: Page, reads }) => ({ Page, reads })))
const suppliers = later('suppliers', () => import('./pages/suppliers.tsx').then(({ SuppliersPage: Page, reads }) => ({ Page, reads })))
const supplier = later('supplier', () => import('./pages/supplier.tsx').then(({ SupplierPage: Page, reads }) => ({ Page, reads })))

/** The list of addresses. */
const routes: Route[] = [
  { path: HOME, page: home },
  { path: HOME_ALIAS, page: home },
  { path: SUPPLIERS, page: suppliers, search: readSuppliersSearch },
  { path: `${SUPPLIERS}/:id`, page: supplier },
  { path: '/supplier/:id', movedTo: ({ id }) => supplierPath(id!) },
]

/** What is at an address of this site. */
export const pageAt = matching(routes)

/** Stands for all addresses where nothing is. */
const UNKNOWN = '/page-not-found'

/** @see WebBundle.normalised */
export function normalised(url: string): string {
  const found = pageAt(url)
  if (!found) return UNKNOWN
  return 'movedTo' in found ? url : found.address
}

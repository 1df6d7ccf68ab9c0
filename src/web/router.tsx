import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '#contract/site.ts'
import { fetchReads } from './api/fetch-reads.ts'
import { answersIn, takeOver, type Answer } from './api/carry-over.ts'
import { createQueryClient } from './api/query.ts'
import type { WebCall } from './api/call.ts'
import { App } from './app.tsx'
import { FailedPage } from './pages/failed.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { supplierPath } from './paths.ts'
import { parseSearch, queryString, readSuppliersSearch } from './search.ts'

type RouterContext = { queryClient: QueryClient; site: Site }
type CarriedOver = { site: Site; answers: Answer[] }

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page's file under `pages/`, by which the server finds its scripts and styles. */
    file?: string
  }
}

const root = createRootRouteWithContext<RouterContext>()({ component: App, notFoundComponent: NotFoundPage })

const homePage = () => import('./pages/home.tsx')
const homeAt = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context }) => fetchReads(context.queryClient, homePage, (page) => page.reads()),
    component: lazyRouteComponent(homePage, 'HomePage'),
    staticData: { file: 'home' },
  })

const suppliersPage = () => import('./pages/suppliers.tsx')
const suppliers = createRoute({
  getParentRoute: () => root,
  path: '/suppliers',
  validateSearch: readSuppliersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchReads(context.queryClient, suppliersPage, (page) => page.reads(deps)),
  component: lazyRouteComponent(suppliersPage, 'SuppliersPage'),
  staticData: { file: 'suppliers' },
})

const supplierPage = () => import('./pages/supplier.tsx')
const supplier = createRoute({
  getParentRoute: () => root,
  path: '/suppliers/$id',
  loader: ({ context, params }) => fetchReads(context.queryClient, supplierPage, (page) => page.reads(params.id)),
  component: lazyRouteComponent(supplierPage, 'SupplierPage'),
  staticData: { file: 'supplier' },
})

const oldSupplier = createRoute({
  getParentRoute: () => root,
  path: '/supplier/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ href: supplierPath(params.id), statusCode: 301 })
  },
})

const routes = root.addChildren([homeAt('/'), homeAt('/home'), suppliers, supplier, oldSupplier])

/** Without `site` it takes over a page that the server rendered. */
export function createAppRouter({ call, site, history }: { call: WebCall; site?: Site; history?: RouterHistory }) {
  const queryClient = createQueryClient(call)
  const router = createRouter({
    routeTree: routes,
    history,
    context: { queryClient, site: site as Site },
    parseSearch,
    stringifySearch: queryString,
    defaultPreload: 'intent',
    // The query cache decides what is fetched again, not the router.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    scrollRestoration: !import.meta.env.SSR,
    // `never`: the router's types know of nothing that might hold anything, such as answers.
    dehydrate: () => ({ site, answers: answersIn(queryClient) }) as never,
    hydrate: (page: CarriedOver) => {
      takeOver(queryClient, page.answers)
      router.options.context.site = page.site
    },
  })
  return router
}

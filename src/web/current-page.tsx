import { Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPart } from './navigation/lazy-part.tsx'
import { usePageLocation } from './navigation/page-location.ts'
import { FailedPage } from './pages/lost/failed.tsx'
import { pageAt } from './routes.ts'

const NotFoundPage = lazyPart('pages/lost/not-found', async () => (await import('./pages/lost/not-found.tsx')).NotFoundPage)

/** Renders the page for the current location. */
export function CurrentPage() {
  const { address } = usePageLocation()
  return (
    <ErrorBoundary fallback={FailedPage} resetKey={address}>
      <Suspense>
        <PageAt address={address} />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageAt({ address }: { address: string }) {
  const found = pageAt(address)
  if (!found) return <NotFoundPage />
  const { page, props } = found
  return <page.Page key={page.file} {...props} />
}

// First, for it declares the cascade layers: a layer's place is where it is first named.
import './design/base.css'
import { Outlet, useRouter } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url'
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import { BRAND } from '#contract/options.ts'
import { Assistant } from './features/assistant/assistant.tsx'
import { BetaBanner } from './layout/beta-banner.tsx'
import { Footer } from './layout/footer.tsx'
import { LoadingLine } from './layout/loading-line.tsx'
import { ProofSlips } from './layout/proof-slips.tsx'
import { TitleAnnouncer } from './layout/title-announcer.tsx'
import { TopNav } from './layout/top-nav.tsx'
import { Toaster } from './ui/toaster.tsx'

/** The document: head, layout, the page for this address. Only the server adds scripts and styles to it (document.ts). */
export function App() {
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={BRAND} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[besley, archivo].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <Layout />
      </body>
    </html>
  )
}

function Layout() {
  const { queryClient, site } = useRouter().options.context
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <LoadingLine />
      <BetaBanner />
      <TopNav />
      <Outlet />
      <Footer />
      <ProofSlips events={site.proof} />
      <Assistant />
      <Toaster />
      <TitleAnnouncer />
    </QueryClientProvider>
  )
}

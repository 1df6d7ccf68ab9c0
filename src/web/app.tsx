// Imported first because it declares the order of the cascade layers: a layer's position is where it is first named.
import './design/base.css'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import type { Site } from '#contract/site/site.ts'
import { CurrentPage } from './current-page.tsx'
import archivo from './design/fonts/archivo.woff2?url'
import narrow from './design/fonts/archivo-narrow.woff2?url'
import besley from './design/fonts/besley.woff2?url'
import { AccountNotice } from './features/accounts/sign-in/account-notice.tsx'
import { SessionEnded } from './features/accounts/session/session-ended.tsx'
import { Assistant } from './features/assistant/assistant.tsx'
import { BetaBanner } from './layout/beta-banner.tsx'
import { Footer } from './layout/footer.tsx'
import { LoadingLine } from './layout/loading-line.tsx'
import { OfflineBar } from './layout/offline-bar.tsx'
import { SiteNotice } from './layout/site-notice.tsx'
import { SocialProofToasts } from './features/social-proof/social-proof-toasts.tsx'
import { TitleAnnouncer } from './layout/title-announcer.tsx'
import { TopNav } from './layout/head/top-nav.tsx'
import { Router } from './navigation/router.tsx'
import { normalised } from './routes.ts'
import { Toaster } from './ui/feedback/toaster.tsx'
import { usePreviewed } from './use-previewed.ts'
import { SiteContext } from './use-site.ts'

const loadChat = () => import('./assistant-chat.tsx')

export type AppProps = {
  /** Path and query of the page that is shown first. */
  address: string
  site: Site
  queryClient: QueryClient
}

/** The document: head, layout, and the page for this address. Only the server adds scripts, styles and icons to it (document.ts). */
export function App({ address, site: loaded, queryClient }: AppProps) {
  const site = usePreviewed(loaded, address)
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontsOf(site).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* What is shown where a list cannot be loaded, as without a connection. */}
        <link rel="prefetch" href={scenePath('empty')} as="image" />
        {site.content.css && <style dangerouslySetInnerHTML={{ __html: site.content.css }} />}
      </head>
      <body>
        <SiteContext value={site}>
          <QueryClientProvider client={queryClient}>
            <Router first={address} normalised={normalised}>
              <a href="#content" className="skip-link">
                Skip to the content
              </a>
              <LoadingLine />
              <BetaBanner />
              <SiteNotice />
              <AccountNotice />
              <TopNav />
              <OfflineBar />
              <CurrentPage />
              <Footer />
              <SocialProofToasts events={site.proof} />
              <Assistant load={loadChat} />
              <SessionEnded />
              <Toaster />
              <TitleAnnouncer />
            </Router>
          </QueryClientProvider>
        </SiteContext>
      </body>
    </html>
  )
}

/** Returns the fonts to preload: those of the design that the owner has not replaced. */
const fontsOf = ({ content: { css } }: Site) => [
  // The largest first. The footer of every page has narrow labels.
  ...(css.includes('--type-sans:') ? [] : [archivo, narrow]),
  ...(css.includes('--type-display:') ? [] : [besley]),
]

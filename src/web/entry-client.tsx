import { hydrateRoot } from 'react-dom/client'
import { callOverHttp } from './api/client/call.ts'
import { hydrate } from './api/client/hydration.ts'
import { followSession, onUserChange } from './api/session/me.ts'
import { createQueryClient } from './api/client/query-client.ts'
import { App } from './app.tsx'
import { readDehydratedState } from './dehydrated-state.ts'
import { followAccount } from './features/saved/saved-suppliers.ts'
import { havePolicyInCommon, restrictToDocument } from './navigation/own-document.ts'
import { currentAddress } from './navigation/router.tsx'
import { followLinks } from './navigation/follow-links.ts'
import { rememberScroll } from './navigation/scroll.ts'
import { prepare, prepareRendered } from './prepare.ts'
import { pageAt } from './routes.ts'
import { requesterKnown, requesterUnknown } from './storage/requester-entries.ts'
import { withRememberedPlace } from './remembered-place.ts'

const { site, queries } = readDehydratedState()
const queryClient = createQueryClient(callOverHttp)
hydrate(queryClient, queries)
followSession(queryClient)
onUserChange(queryClient, (user) => requesterKnown(user?.id ?? null), requesterUnknown)
followAccount(queryClient)
void hydratePage(currentAddress())
// Not needed for what is shown; without it, lists are sent from their own pages.
void import('./unsent-lists.ts').then(({ sendUnsentLists }) => sendUnsentLists(queryClient)).catch(() => {})

// A function, because with a top-level `await` this module could contain no code that pages share: they would wait for it.
async function hydratePage(address: string) {
  const page = pageAt(address)
  if (page) await prepareRendered(queryClient, page, page.missing === undefined ? undefined : pageAt(page.missing))
  const [{ className }, focused] = [document.documentElement, document.activeElement as HTMLInputElement]
  const [{ id }, typed] = [focused, focused.value]
  const onRecoverableError = (error: unknown) => recover(error, className, id, typed)
  hydrateRoot(document, <App address={address} site={site} queryClient={queryClient} />, { onRecoverableError })
  rememberScroll()
  const isOfDocument = (href: string) => havePolicyInCommon(page?.page, pageAt(href)?.page)
  restrictToDocument(isOfDocument)
  followLinks({
    isPage: (href) => pageAt(href) !== undefined && isOfDocument(href),
    destinationOf: withRememberedPlace,
    prepare: (href) => {
      const next = pageAt(href)
      // A script that fails to load is reported by the page itself.
      if (next) prepare(queryClient, next).catch(() => undefined)
    },
  })
}

/**
 * What a translator has changed before the scripts came is rendered anew, which is no fault. What was set before the first paint is not in it:
 * the theme, and whether somebody is signed in. Neither are the focus, and what was typed where that was.
 */
function recover(error: unknown, className: string, id: string, typed: string) {
  if (!document.documentElement.className) document.documentElement.className = className
  const again = document.getElementById(id) as HTMLInputElement | null
  if (typed && again) again.value = typed
  again?.focus()
  if (!window.isTranslated) reportError(error)
}

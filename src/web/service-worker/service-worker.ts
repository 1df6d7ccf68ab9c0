import { answerRead, clearCopies } from './account-copies.ts'
import { keepBuild, isKeptPage, keptAsset, keptPage, removeOtherBuilds } from './build-pages.ts'
import { openNotice, showNotice } from './push-events.ts'
import { scope, type FetchEvent } from './worker-scope.ts'

// Keeps the pages of a venue readable without a network (docs/behaviour/on-the-phone.md, Pages without a network). Whatever it does not know goes to the network as
// if it were not there.

scope.addEventListener('install', (event) => event.waitUntil(keepBuild()))
// A newer build waits until the last page of the older one is closed, so that a page finds the scripts that it was made with.
scope.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds().then(() => scope.clients.claim())))
scope.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
scope.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin === location.origin) handle(event, pathname)
})

/** What is read of an account, and nothing that a link in an email opens. */
const READS = /^\/api\/(me|venue(\/(overview|week))?|order-lists(\/[^/]+)?|quotes(\/[^/]+)?)$/
/** What begins or ends a session, or changes whose it is. */
const CHANGES_ACCOUNT = /^\/api\/(login|logout|register|password|account)/

function handle(event: FetchEvent, path: string) {
  const { request } = event
  if (request.method !== 'GET') {
    if (CHANGES_ACCOUNT.test(path)) event.waitUntil(clearCopies())
  } else if (request.mode === 'navigate') {
    if (isKeptPage(path)) event.respondWith(fetch(request).catch((error) => keptPage(path, error)))
  } else if (path.startsWith('/assets/')) event.respondWith(keptAsset(request))
  else if (READS.test(path) && !new URL(request.url).searchParams.has('key'))
    event.respondWith(answerRead(request, path, (work) => event.waitUntil(work)))
}

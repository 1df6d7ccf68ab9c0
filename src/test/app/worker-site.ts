import { workerBrowser } from './worker-browser.ts'

// A small site for tests of the service worker: some pages, and an API that says who is signed in.

export const ENTRY = '/assets/entry-client-aaaaaaa.js'
export const page = (path: string, entry = ENTRY) =>
  `<html><!-- ${path} --><script src="${entry}"></script><link href="/assets/page-bbbbbbb.css"></html>`

export type User = { id: string; role: string }
export const ann: User = { id: 'ann', role: 'restaurant' }
export const ben: User = { id: 'ben', role: 'restaurant' }

export let browser: ReturnType<typeof workerBrowser>
/** What the server says by now. */
export const server = { user: ann as User | null, text: 'first', status: 200, lists: [] as object[], asked: [] as string[] }

export function answer(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  server.asked.push(pathname + search)
  if (pathname === '/api/me') return Response.json({ user: server.user })
  if (pathname === '/api/order-lists') return Response.json(server.lists)
  if (pathname.startsWith('/api/')) {
    const isSession = request.headers.get('signed-in-as') === (server.user?.id ?? null)
    return Response.json({ says: server.text, to: server.user?.id }, { status: isSession ? server.status : 401 })
  }
  return new Response(pathname.startsWith('/assets/') ? `content of ${pathname}` : page(pathname))
}

export const as = (user: User) => ({ headers: { 'signed-in-as': user.id } })
export const textOf = async (path: string, init?: object) => {
  const response = await browser.ask(path, init).catch(() => 'no network' as const)
  return typeof response === 'string' ? response : response === undefined ? 'not its own' : response.text()
}
export const read = (path: string, user = ann) => textOf(path, as(user))
export const navigate = (path: string) => textOf(path, { mode: 'navigate' })
export const goOffline = () => browser.connect(null)
export const goOnline = () => browser.connect(answer)

/** Opens a browser on which this build is not installed yet, with the site as it is at first. */
export function newBrowser(build = ENTRY) {
  Object.assign(server, { user: ann, text: 'first', status: 200, lists: [], asked: [] })
  browser = workerBrowser(build)
  goOnline()
}

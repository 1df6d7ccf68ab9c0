import { scope } from './worker-scope.ts'

// The pages of one build, as the server sends them to everybody, with the scripts and styles that they name.

const PREFIX = 'build:'
const cacheOfBuild = () => caches.open(PREFIX + scope.BUILD)

/** The pages that are kept. One with an id is the same document for every id. */
const PAGES = ['/', '/venue', '/order-lists', '/order-lists/0', '/quotes', '/quotes/0']
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g
/** What else of a build is kept once it was loaded, up to as many files. */
const MAX_ASSETS = 300

const pageOf = (path: string) => path.replace(/^(\/order-lists|\/quotes)\/(?!example$)[^/]+$/, '$1/0')
export const isKeptPage = (path: string) => PAGES.includes(pageOf(path))

/** Keeps a build whole, or not at all. @throws where the server is at another build by now, or something of it cannot be loaded */
export async function keepBuild(): Promise<void> {
  const cache = await cacheOfBuild()
  const assets = new Set<string>()
  for (const page of PAGES) {
    const response = await fetch(page, { credentials: 'omit' })
    const text = await response.clone().text()
    if (!response.ok || !text.includes(scope.BUILD)) throw new Error(`${page} is not of the build ${scope.BUILD}.`)
    for (const [asset] of text.matchAll(ASSET)) assets.add(asset)
    await cache.put(page, response)
  }
  await cache.addAll(assets)
}

export const removeOtherBuilds = async () =>
  Promise.all((await caches.keys()).map((name) => name.startsWith(PREFIX) && name !== PREFIX + scope.BUILD && caches.delete(name)))

/** Returns the page of this build. @throws what the network has said where it is not kept */
export async function keptPage(path: string, error: unknown): Promise<Response> {
  const page = await (await cacheOfBuild()).match(pageOf(path), { ignoreVary: true })
  if (page) return page
  throw error
}

/** Returns a file whose name changes with its content: that of this build, or the server's, which is kept. */
export async function keptAsset(request: Request): Promise<Response> {
  const cache = await cacheOfBuild()
  const asset = await cache.match(request, { ignoreVary: true })
  if (asset) return asset
  const response = await fetch(request)
  if (response.status === 200 && (await cache.keys()).length < MAX_ASSETS) await cache.put(request, response.clone())
  return response
}

import type { Call } from './api.ts'
import type { Site } from './site.ts'

/** What the web's server bundle is asked for: one page. */
export type PageRequest = {
  /** Path and query. */
  url: string
  /** Answers the page's reads in the process. */
  call: Call
  site: Site
}

/** Addresses of built files. */
export type PageAssets = {
  /** Module that every page starts with. */
  entry: string
  css: string[]
  /** What the built style sheets say, by address: laid into the page they hold up nothing. */
  rules?: Record<string, string>
  /** Loaded together with the entry. */
  preloads: string[]
  /** What each page needs besides, by the name of its file under `pages/`. */
  pages: Record<string, { css: string[]; preloads: string[] }>
}

/** Origins beside our own that the document of a page may load from, by the directive of its Content-Security-Policy. */
export type PageSources = { [Directive in 'script-src' | 'connect-src' | 'frame-src' | 'img-src']?: readonly string[] }

export type RenderedPage = {
  /** 200; 404 for an unknown path or thing; 3xx with `location`; 503 when something the page reads could not be had. */
  status: number
  location?: string
  /** The page's file under `pages/`, by which its styles and scripts are known. */
  file?: string
  /** Where it needs more than our own origin. */
  sources?: PageSources
  /** The document up to the end tag of its head. */
  head: string
  /** And from there up to the end tag of its body. */
  body: string
  /** What the page has read, for the browser to go on from. */
  dehydrated: string
}

/** Source of the scripts in every document, for its Content-Security-Policy too. */
export type InlineScripts = {
  beforePaint: string
  /** Its element names the entry and the preloads (`data-entry`, `data-preloads`). */
  start: string
}

/** What the web's server bundle exports. */
export type WebBundle = {
  /** @throws when the page itself cannot be rendered; a read that fails is a state of the page. */
  render(request: PageRequest): Promise<RenderedPage>
  /** One address for all that show the same page: known parameters only, in fixed order, without defaults; one for all unknown paths. */
  normalised(url: string): string
  scripts: InlineScripts
  /** Paths of the sitemap, suppliers apart. */
  indexedPaths: string[]
  supplierPath(id: number): string
}

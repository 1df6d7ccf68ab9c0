import type { Call } from '#contract/api.ts'
import type { Site } from '#contract/site/site.ts'

/** The input of the web's server bundle for one page. */
export type PageRequest = {
  /** Path and query string. */
  url: string
  /** Runs the page's reads within the process. */
  call: Call
  site: Site
}

type PageFiles = { css: string[]; preloads: string[] }

/** The URLs of the built files. */
export type PageAssets = {
  /** The entry module of every page. */
  entry: string
  css: string[]
  /** The contents of the built style sheets by URL. They are inlined, so that no request for them delays the first paint. */
  rules?: Record<string, string>
  /** Modules to preload together with the entry. */
  preloads: string[]
  /** The additional files of each page, by the name of its module under `pages/`. */
  pages: Record<string, PageFiles>
  /** The files of what pages load when it is first shown, by the path of its module; those of the page itself may be among them. */
  parts: Record<string, PageFiles>
}

/** A package of others of which browsers get something. */
export type BundledPackage = {
  name: string
  version: string
  /** As SPDX writes it. */
  licence: string
  /** Its copyright line and the terms of its licence; empty where the licence wants no notice. */
  notice: string
}

/** Origins beside our own that the document of a page may load from, by the directive of its Content-Security-Policy. */
export type PageSources = { [Directive in 'script-src' | 'connect-src' | 'frame-src' | 'img-src']?: readonly string[] }

export type RenderedPage = {
  /** 200; 400 for an address that cannot be read; 404 for an unknown path or resource; 3xx with `location`; 503 when a read of the page failed. */
  status: number
  location?: string
  /**
   * For an id that does not exist: the URL that is rendered for all such ids, as they are shown alike. Nothing has been rendered for this
   * one.
   */
  sameAs?: string
  /** The page's module under `pages/`: the key of its files in `PageAssets.pages`. */
  file?: string
  /** The modules of the lazily loaded parts that it shows: keys of `PageAssets.parts`. */
  parts?: string[]
  /** Those among them that stay as they were rendered: the document has their styles only. */
  withoutScript?: string[]
  /** Where it needs more than our own origin. */
  sources?: PageSources
  /** The document up to the end tag of its head. */
  head: string
  /** The document from there up to, and without, the end tag of its body. */
  body: string
  /** The dehydrated state of the page's reads, which the browser hydrates. */
  dehydrated: string
}

/** The source of the inline scripts of every document; the Content-Security-Policy contains their hashes. */
export type InlineScripts = {
  beforePaint: string
  /** Reads the URLs of the entry and the preloads from its own element (`data-entry`, `data-preloads`). */
  start: string
}

/** The exports of the web's server bundle. */
export type WebBundle = {
  /** Renders a page. A read that fails is a state of the page. @throws when the page itself cannot be rendered. */
  render(request: PageRequest): Promise<RenderedPage>
  /**
   * Returns the same URL for all URLs for which the same page is rendered: known parameters only, in a fixed order, without defaults and
   * without what only the browser reads. All unknown paths have one URL in common.
   */
  renderedAs(url: string): string
  /** Whether a URL shows a page or leads to one whatever there is in the database. The page of a supplier is none of these. */
  hasOwnPage(url: string): boolean
  /** Whether a URL in the form of `renderedAs` shows a search, which takes more time than other pages. */
  isSearch(url: string): boolean
  scripts: InlineScripts
  /** The paths of the sitemap, without those of suppliers and single resources. */
  indexedPaths: string[]
  /** Where a signed-in user changes the password. */
  changePasswordPath: string
  supplierPath(id: number): string
  resourcePath(id: string): string
}

import { use, type ComponentType } from 'react'
import type { PageSources } from '#contract/endpoint/rendering.ts'
import type { Read } from '#web/api/reads/query.ts'

/** The exports of a page's file: the page, and the reads it needs for its `Props`. */
export type PageModule<Props> = { Page: ComponentType<Props>; reads: (props: Props) => Read[] }

/** A page whose script is loaded when it is first needed. */
export type LazyPage = {
  /** Name of its file under `pages/`, by which the server finds its scripts and styles. */
  file: string
  /** Loads the script; once resolved, `Page` renders without suspending. After a failure the next call requests the script again. */
  load: () => Promise<PageModule<never>>
  Page: ComponentType<object>
  /** The other origins that its document may load from, for the Content-Security-Policy. */
  sources?: PageSources
}

/** Creates a lazily loaded page. `sources` is set for a page that embeds a part of another site, such as a payment form. */
export function lazyPage<Props>(file: string, fetchModule: () => Promise<PageModule<Props>>, sources?: PageSources): LazyPage {
  let arriving: Promise<PageModule<Props>> | undefined
  let hasFailed = false
  function load() {
    if (!arriving || hasFailed) {
      hasFailed = false
      const module = fetchModule()
      // React sets these properties on promises it has awaited itself; with them `use` returns synchronously.
      module.then(
        (value) => Object.assign(module, { status: 'fulfilled', value }),
        () => (hasFailed = true),
      )
      arriving = module
    }
    return arriving
  }
  const Page = (props: object) => {
    // Not `load`: React renders again after a failure, which would request the script endlessly.
    const { Page: Arrived } = use(arriving ?? load())
    // The router passes the parameters of the page's own address.
    return <Arrived {...(props as Props & object)} />
  }
  // Pages with different props are in one list of routes, so their type does not say whose props they take.
  return { file, load: load as LazyPage['load'], Page, ...(sources && { sources }) }
}

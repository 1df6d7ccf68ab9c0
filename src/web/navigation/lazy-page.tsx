import { use, type ComponentType } from 'react'
import type { PageSources } from '#contract/rendering.ts'
import type { Read } from '#web/api/query.ts'

/** What a page's file has: the page, and what it reads when it is given `Props`. */
export type PageModule<Props> = { Page: ComponentType<Props>; reads: (props: Props) => Read[] }

/** A page whose script is loaded when it is first needed. */
export type LazyPage = {
  /** Its file under `pages/`, by which the server finds its scripts and styles. */
  file: string
  /** Once this has resolved, `Page` renders without waiting. After a failure the script is asked for again. */
  load: () => Promise<PageModule<never>>
  Page: ComponentType<object>
  /** What its document may load from elsewhere. */
  sources?: PageSources
}

/** `sources` are named by a page that needs a part of another site, such as a payment form. */
export function lazyPage<Props>(file: string, fetchModule: () => Promise<PageModule<Props>>, sources?: PageSources): LazyPage {
  let arriving: Promise<PageModule<Props>> | undefined
  let hasFailed = false
  function load() {
    if (!arriving || hasFailed) {
      hasFailed = false
      const module = fetchModule()
      // As React notes it on a promise that it has waited for itself: `use` then answers at once.
      module.then(
        (value) => Object.assign(module, { status: 'fulfilled', value }),
        () => (hasFailed = true),
      )
      arriving = module
    }
    return arriving
  }
  const Page = (props: object) => {
    // Not `load`: React renders again after a failure, which would ask for the script without end.
    const { Page: Arrived } = use(arriving ?? load())
    return <Arrived {...(props as Props & object)} />
  }
  return { file, load: load as LazyPage['load'], Page, ...(sources && { sources }) }
}

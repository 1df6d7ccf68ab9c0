import type { DehydratedQuery } from './api/hydration.ts'
import type { Site } from '#contract/site.ts'

/** What the server rendered the page from, for the browser to continue with. */
export type DehydratedState = { site: Site; answers: DehydratedQuery[] }

const ID = 'dehydrated-state'

/** Returns a script element of data, which no Content-Security-Policy needs to allow. */
export const dehydratedScript = (dehydrated: DehydratedState) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(dehydrated).replaceAll('<', '\\u003c')}</script>`

export const readDehydratedState = (): DehydratedState => JSON.parse(document.getElementById(ID)!.textContent!) as DehydratedState

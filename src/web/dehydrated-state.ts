import type { DehydratedQuery } from './api/client/hydration.ts'
import type { Site } from '#contract/site/site.ts'
import { packRows, unpackRows } from './packed-rows.ts'

/** The data that the server rendered the page from, for hydration in the browser. */
export type DehydratedState = { site: Site; queries: DehydratedQuery[] }

const ID = 'dehydrated-state'

/** Returns a script element of type JSON, which is data and needs no permission by the Content-Security-Policy. */
export const dehydratedScript = (dehydrated: DehydratedState) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(packRows(dehydrated)).replaceAll('<', '\\u003c')}</script>`

// The server writes the element into every page.
export const readDehydratedState = () => unpackRows(JSON.parse(document.getElementById(ID)!.textContent)) as DehydratedState

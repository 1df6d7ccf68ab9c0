import type { Answer } from './api/carry-over.ts'
import type { Site } from '#contract/site.ts'

/** What the server knew when it rendered the page, for the browser to go on from. */
export type CarriedOver = { site: Site; answers: Answer[] }

const ID = 'carried-over'

/** Data, which no Content-Security-Policy needs to allow. */
export const carryOver = (carried: CarriedOver) =>
  `<script type="application/json" id="${ID}">${JSON.stringify(carried).replaceAll('<', '\\u003c')}</script>`

export const carriedOver = (): CarriedOver => JSON.parse(document.getElementById(ID)!.textContent!) as CarriedOver

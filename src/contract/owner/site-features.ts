import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described } from '#contract/endpoint/values.ts'

/** The parts of the site that its owner turns on and off (docs/behaviour/groups.md, Turning it on). */
export const SiteFeatures = z.object({ groups: described(z.boolean('Please say whether group buying is on.'), 'Group buying.') })
export type SiteFeatures = z.output<typeof SiteFeatures>

export const getSiteFeatures = endpoint('GET /api/admin/features', {
  isPrivate: true,
  summary: 'Which parts of the site are on',
  output: SiteFeatures,
})
export const changeSiteFeatures = endpoint('PUT /api/admin/features', {
  summary: 'Turn parts of the site on or off',
  body: SiteFeatures.shape,
  output: SiteFeatures,
})

import { emailLabels } from './email-labels.ts'
import { groupLabels } from './group-labels.ts'
import { homeLabels } from './home-labels.ts'
import type { SiteText } from './labelled-texts.ts'
import { layoutLabels } from './layout-labels.ts'
import { listingLabels } from './listing-labels.ts'
import { pricingLabels } from './pricing-labels.ts'
import { resourceLabels } from './resource-labels.ts'
import { resourcesLabels } from './resources-labels.ts'
import { subscriptionLabels } from './subscription-labels.ts'

/** All texts of the site that the owner may change, in the order of the editor. */
export const ALL_TEXTS: readonly SiteText[] = [
  ...layoutLabels,
  ...homeLabels,
  ...listingLabels,
  ...pricingLabels,
  ...resourcesLabels,
  ...resourceLabels,
  ...subscriptionLabels,
  ...groupLabels,
  ...emailLabels,
].flat()

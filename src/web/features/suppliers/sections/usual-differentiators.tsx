import type { CategoryName } from '#contract/options.ts'
import { DifferentiatorList } from './differentiator-list.tsx'
import { usualDifferentiators } from './differentiator-sets.ts'

/** The differentiators of a category. */
export const UsualDifferentiators = ({ category }: { category: CategoryName }) => (
  <DifferentiatorList differentiators={usualDifferentiators(category)} />
)

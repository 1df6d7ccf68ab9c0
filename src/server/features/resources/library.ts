import { readFileSync } from 'node:fs'
import { Resource } from '#contract/resources/resources.ts'

/** The resources in the order of the library: first those for cafes, then those for suppliers. */
const ORDER = [
  'cost-reduction-calculator',
  'supplier-negotiation-playbook',
  'supplier-scorecard',
  'receiving-and-food-safety-checklist',
  'ordering-and-waste-workbook',
  'opening-a-cafe-supply-guide',
  'packaging-switch-toolkit',
  'supply-agreement-templates',
  'winning-cafe-accounts-guide',
  'wholesale-pricing-workbook',
  'quote-and-follow-up-templates',
  'delivery-run-planner',
  'food-supplier-compliance-checklist',
  'listing-that-gets-asked-playbook',
  'credit-and-cash-flow-toolkit',
  'first-ninety-days-guide',
]

/** The resources as the repository has them; what is shown has the owner's changes too (edited.ts). */
export const library: readonly Resource[] = ORDER.map((id) =>
  Resource.parse(JSON.parse(readFileSync(new URL(`./library/${id}.json`, import.meta.url), 'utf8'))),
)

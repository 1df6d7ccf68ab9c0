import type { CategoryName } from '#contract/options.ts'
import { costliest } from '#shared/money/cost-reduction.ts'
import { dollars } from '#shared/money/money.ts'
import { listed } from '#shared/text/words.ts'
import { suppliersPath } from '#web/paths.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import type { CostCategory } from '#web/addresses/calculator-search.ts'
import { CATEGORY_NAMES } from './calculator-texts.ts'
import type { CategoryCost } from './typed-costs.ts'
import styles from './cost-result.module.css'

/** The categories of suppliers behind each category of costs. The listing shows one at a time. */
const SUPPLIERS_OF: Record<CostCategory, readonly CategoryName[]> = {
  food: ['Coffee', 'Tea', 'Dairy', 'Baked Goods', 'Fresh Produce', 'Meat', 'Seafood', 'Beverages'],
  equipment: ['Machine Repairs', 'Furniture', 'Uniforms'],
  cleaning: ['Cleaning', 'Machine Repairs'],
  packaging: ['Packaging'],
}

/** Links to the suppliers of the category that costs most, several of whom can be asked at once. */
export function QuoteLinks({ categories }: { categories: readonly CategoryCost[] }) {
  const most = costliest(categories)
  const [first] = most
  if (!first)
    return <p className={styles.quotes}>Once a current cost is entered, links to suppliers in your costliest category stand here.</p>
  const names = listed(most.map(({ category }) => CATEGORY_NAMES[category]))
  const suppliers = [...new Set(most.flatMap(({ category }) => SUPPLIERS_OF[category]))]
  return (
    <div className={styles.quotes}>
      <h4 className={styles.title}>Ask for quotes in the category that costs most</h4>
      <p>
        {most.length > 1
          ? `${names} cost you most: ${dollars(first.currentCents)} a month each.`
          : `${names} costs you most: ${dollars(first.currentCents)} a month.`}{' '}
        Choose suppliers and ask them all at once.
      </p>
      <Chips label={`Suppliers for ${names}`} wraps>
        {suppliers.map((category) => (
          <li key={category}>
            <Chip render={<a href={suppliersPath({ category, bulk: true })}>{category}</a>}>{category}</Chip>
          </li>
        ))}
      </Chips>
    </div>
  )
}

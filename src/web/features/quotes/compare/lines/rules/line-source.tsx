import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { withLineFrom } from './page-rules.ts'
import styles from './line-source.module.css'

/** Shows where the best orders buy a line, and the choice to buy it always from one supplier; nothing where only one has a price. */
export function LineSource({ row, view: { comparison, names, rules } }: { row: ComparedRow; view: ComparisonView }) {
  const chosen = rules.rules.always.find(({ lineId }) => lineId === row.lineId)
  if (row.counting.length < 2 && !chosen) return null
  const best = comparison.split?.orders.find(({ lineIds }) => lineIds.includes(row.lineId))
  return (
    <label className={styles.source}>
      <span className="visually-hidden">{`Order ${row.item} from`}</span>
      <NativeSelect
        tool
        value={chosen?.offerId ?? ''}
        onChange={({ currentTarget }) => rules.change(withLineFrom(rules.rules, row.lineId, currentTarget.value || null))}
      >
        <option value="">{best && !chosen ? `Best orders: ${names.get(best.offerId) ?? ''}` : 'As the best orders have it'}</option>
        {row.counting.map((id) => (
          <option key={id} value={id}>
            {`Always from ${names.get(id) ?? ''}`}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}

import { useId, type ReactNode } from 'react'
import { SCORES, scoreOf } from '#shared/scorecard.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import {
  bestSuppliers,
  comparedSuppliers,
  comparisonWords,
  resultWords,
  scoreKey,
  type ComparedSupplier,
  type Remembered,
  type ScorecardCategory,
} from './compared-suppliers.ts'
import { SupplierName } from './supplier-name.tsx'
import styles from './scorecard.module.css'

type ScorecardProps = Remembered & {
  categories: readonly ScorecardCategory[]
  /** Options with the names that are suggested. */
  suggested: ReactNode
}

/** The scorecard: what is looked at and how much it counts, and up to three suppliers scored by it, side by side. */
export function Scorecard({ categories, suggested, values, set }: ScorecardProps) {
  const suggestions = useId()
  const suppliers = comparedSuppliers(categories, values)
  return (
    <>
      <p className={styles.intro}>
        Name up to three suppliers: those you have saved are suggested. Give each 1 to 5 in every category, and the weights do the rest.
      </p>
      <output className={styles.summary}>{comparisonWords(suppliers)}</output>
      <p className={styles.unscored}>Scoring takes JavaScript. The weights and what to look at are below.</p>
      <datalist id={suggestions}>{suggested}</datalist>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <section aria-label="Suppliers side by side" tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Category and weight</th>
              {suppliers.map((supplier) => (
                <th key={supplier.slot} scope="col" className={columnClass(supplier)}>
                  <SupplierName supplier={supplier} categories={categories} suggestions={suggestions} values={values} set={set} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <CategoryRow key={category.name} category={category} suppliers={suppliers} values={values} set={set} />
            ))}
          </tbody>
          <ResultRow suppliers={suppliers} of={categories.length} />
        </table>
      </section>
    </>
  )
}

/** A supplier for whom nothing is entered is left off paper. */
const columnClass = ({ isUsed }: ComparedSupplier) => (isUsed ? styles.supplier : `${styles.supplier} no-print`)

type CategoryRowProps = Remembered & { category: ScorecardCategory; suppliers: readonly ComparedSupplier[] }

const CategoryRow = ({ category, suppliers, values, set }: CategoryRowProps) => (
  <tr>
    <th scope="row">
      {category.name} <span className={styles.weight}>{category.weight}%</span>
      <ul className={styles.metrics}>
        {category.metrics.map((metric) => (
          <li key={metric}>{metric}</li>
        ))}
      </ul>
    </th>
    {suppliers.map((supplier) => {
      const key = scoreKey(category, supplier.slot)
      return (
        <td key={key} className={columnClass(supplier)}>
          <NativeSelect
            tool
            aria-label={`${category.name}, ${supplier.name}`}
            value={scoreOf(values[key]) ?? ''}
            onChange={({ target }) => set(key, target.value)}
          >
            <option value="">Not scored</option>
            {SCORES.map((score) => (
              <option key={score} value={score}>
                {SCORE_WORDS[score]}
              </option>
            ))}
          </NativeSelect>
        </td>
      )
    })}
  </tr>
)

const SCORE_WORDS = { 1: '1, poor', 2: '2', 3: '3', 4: '4', 5: '5, excellent' }

function ResultRow({ suppliers, of }: { suppliers: readonly ComparedSupplier[]; of: number }) {
  const best = bestSuppliers(suppliers)
  return (
    <tfoot>
      <tr className={styles.results}>
        <th scope="row">Weighted score</th>
        {suppliers.map((supplier) => (
          <td key={supplier.slot} className={columnClass(supplier)}>
            {supplier.hundredths === null ? (
              <span className={styles.missing}>{`${supplier.scored} of ${of} scored`}</span>
            ) : (
              <Result
                hundredths={supplier.hundredths}
                mark={best.includes(supplier) && (best.length > 1 ? 'Level at the top' : 'Highest')}
              />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** `mark` says that none is higher. */
function Result({ hundredths, mark }: { hundredths: number; mark: string | false }) {
  const { outOfFive, percent } = resultWords(hundredths)
  const Emphasis = mark ? 'strong' : 'span'
  return (
    <>
      <Emphasis className={styles.score}>{outOfFive}</Emphasis>
      <span className={styles.percent}>{percent}</span>
      {mark && <span className={styles.mark}>{mark}</span>}
    </>
  )
}

import type { Ref } from 'react'
import type { CostReduction, Costs } from '#shared/money/cost-reduction.ts'
import { dollars } from '#shared/money/money.ts'
import { hasCosts, notesOn, percent, summaryOf } from './calculator-texts.ts'
import { CostBars } from './cost-bars.tsx'
import { QuoteLinks } from './quote-links.tsx'
import type { CategoryCost } from './typed-costs.ts'
import styles from './cost-result.module.css'

type CostResultProps = {
  costs: Costs
  result: CostReduction<CategoryCost>
  /** Its heading, which takes the focus. */
  heading: Ref<HTMLHeadingElement>
}

/** Shows what comes of the costs that are entered: in a sentence, in figures, by category, and what to do next. */
export function CostResult({ costs, result, heading }: CostResultProps) {
  const notes = notesOn(costs, result)
  return (
    <div className={styles.result}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        What you would save
      </h3>
      <output className={styles.summary}>{summaryOf(result, costs.targetTenths)}</output>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label="About these figures">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {hasCosts(result) && (
        <>
          <ResultFigures result={result} />
          <CostBars {...result} />
        </>
      )}
      <QuoteLinks categories={result.categories} />
    </div>
  )
}

function ResultFigures({ result: { total, annualSavingCents, shareTenths, targetCents, missingCents } }: { result: CostReduction }) {
  const isMore = total.savingCents < 0
  const saving = isMore ? 'Extra cost' : 'Saving'
  const figures = [
    { label: `${saving} a month`, value: dollars(Math.abs(total.savingCents)) },
    { label: `${saving} a year`, value: dollars(Math.abs(annualSavingCents)) },
    { label: `${saving} as a share of the monthly cost`, value: shareTenths === null ? 'Not known' : percent(Math.abs(shareTenths)) },
    ...(targetCents > 0 ? [{ label: `Target a month${missingCents > 0 ? '' : ', reached'}`, value: dollars(targetCents) }] : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

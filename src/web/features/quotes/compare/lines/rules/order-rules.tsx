import { dollars } from '#shared/money/money.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import styles from './order-rules.module.css'
import { hasOrderRules, hasRule, NO_PAGE_RULES, withRule, type PageRules } from './page-rules.ts'

/** The saving that a split is asked for at the least, where the address names no other. */
const MIN_SAVING_CENTS = 2000

/** The rules of the best orders as switches. They stand in the address, so a link has them. */
export function OrderRules({ view }: { view: ComparisonView }) {
  const { columns, rules } = view
  const orderable = columns.filter(({ state }) => state === 'live')
  if (orderable.length < 2 && !hasOrderRules(rules.rules)) return null
  return (
    <details className={styles.rules} open={hasOrderRules(rules.rules) || undefined}>
      <summary className={styles.summary}>Your rules</summary>
      <div className={styles.body}>
        <OrderCount view={view} />
        <div className={styles.suppliers}>
          {orderable.map(({ offerId, name }) => (
            <SupplierRules key={offerId} offerId={offerId} name={name} view={view} />
          ))}
        </div>
        <LineRules view={view} />
        {hasOrderRules(rules.rules) && (
          <p>
            <Button
              size="sm"
              variant="quiet"
              icon="x"
              onClick={() => rules.change({ ...NO_PAGE_RULES, substitutes: rules.rules.substitutes })}
            >
              Remove all rules
            </Button>
          </p>
        )}
      </div>
    </details>
  )
}

/** Shows how many orders there may be, and what they have to save. */
function OrderCount({
  view: {
    columns,
    rules: { rules, change },
  },
}: {
  view: ComparisonView
}) {
  const saving = rules.savesAtLeast ?? MIN_SAVING_CENTS
  const counts = columns.filter(({ state }) => state === 'live').map((_, at) => at + 1)
  const shown = rules.most !== null && !counts.includes(rules.most) ? [...counts, rules.most] : counts
  return (
    <div className={styles.counts}>
      <label className={styles.most}>
        <span>Suppliers</span>
        <NativeSelect
          tool
          value={rules.most ?? ''}
          onChange={({ currentTarget: { value } }) => change({ ...rules, most: value === '' ? null : Number(value) })}
        >
          <option value="">As many as it takes</option>
          {shown.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'One supplier' : `At most ${count} suppliers`}
            </option>
          ))}
        </NativeSelect>
      </label>
      <Checkbox
        checked={rules.savesAtLeast !== null}
        onChange={({ currentTarget }) => change({ ...rules, savesAtLeast: currentTarget.checked ? saving : null })}
        label={`Split it only if that saves ${dollars(saving)}`}
      />
    </div>
  )
}

function SupplierRules({
  offerId,
  name,
  view: {
    rules: { rules, change },
  },
}: {
  offerId: string
  name: string
  view: ComparisonView
}) {
  const rule = { offerId, lineId: null }
  const switchOf = (kind: 'always' | 'never', label: string) => (
    <Checkbox
      checked={hasRule(rules[kind], offerId, null)}
      onChange={({ currentTarget }) => change(withRule(rules, kind, rule, currentTarget.checked))}
      label={label}
    />
  )
  return (
    <div className={styles.supplier}>
      {switchOf('always', `Always from ${name}`)}
      {switchOf('never', `Never from ${name}`)}
    </div>
  )
}

/** The rules about single lines, each of which can be removed. */
function LineRules({
  view: {
    comparison,
    names,
    rules: { rules, change },
  },
}: {
  view: ComparisonView
}) {
  const ofLines = (['always', 'never'] as const).flatMap((kind) =>
    rules[kind].flatMap((rule) => (rule.lineId === null ? [] : { kind, rule, words: lineRuleInWords(kind, rule.offerId, rule.lineId) })),
  )
  function lineRuleInWords(kind: keyof Pick<PageRules, 'always' | 'never'>, offerId: string, lineId: string) {
    const item = comparison.lines.find((line) => line.lineId === lineId)?.item ?? 'a line'
    return `${item} ${kind} from ${names.get(offerId) ?? 'a supplier'}`
  }
  if (ofLines.length === 0) return null
  return (
    <ul className={styles.lines} aria-label="Rules of lines">
      {ofLines.map(({ kind, rule, words }) => (
        <li key={`${kind}:${words}`}>
          <Checkbox checked onChange={() => change(withRule(rules, kind, rule, false))} label={words} />
        </li>
      ))}
    </ul>
  )
}

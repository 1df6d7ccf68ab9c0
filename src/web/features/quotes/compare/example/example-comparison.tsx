import { useMemo } from 'react'
import { comparedExample } from '#shared/example-request/compared-example.ts'
import { EXAMPLE_LINES } from '#shared/example-request/lines.ts'
import { Cards } from '#web/features/quotes/compare/lines/cards/cards.tsx'
import { columnsOf } from '#web/features/quotes/compare/lines/columns.ts'
import { comparedRows } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Method } from '#web/features/quotes/compare/lines/method.tsx'
import { rulesOfLines } from '#web/features/quotes/compare/lines/rules/page-rules.ts'
import { useRules } from '#web/features/quotes/compare/lines/rules/use-rules.ts'
import { BestOrders } from '#web/features/quotes/compare/lines/split/best-orders.tsx'
import { LinesTable } from '#web/features/quotes/compare/lines/table/lines-table.tsx'
import { ORDER_LISTS, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { useMedia } from '#web/use-media.ts'
import { exampleRequests } from './example-answers.ts'
import styles from './example-comparison.module.css'

const LINES = new Map(EXAMPLE_LINES.map((line) => [line.id, line]))

/**
 * A comparison of invented answers, which is on every site: the figures are made here by the function that compares what is sent, and nothing
 * of it is stored, accepted or sent.
 */
export function ExampleComparison() {
  const rules = useRules()
  const comparison = useMemo(() => comparedExample(rulesOfLines(rules.rules)), [rules.rules])
  const hasRoom = useMedia('(min-width: 40rem), print')
  const view: ComparisonView = {
    comparison,
    rows: comparedRows(comparison, rules.rules),
    columns: columnsOf(comparison, exampleRequests, []),
    lines: LINES,
    names: new Map(comparison.offers.map(({ offerId, name }) => [offerId, name])),
    rules,
    linkKey: null,
    accept: null,
    others: null,
    isExample: true,
  }
  return (
    <>
      <header className={styles.head}>
        <Tag>Example</Tag>
        <h1>One order, four answers</h1>
        <p className={styles.sub}>
          A cafe has asked four suppliers to price its week. The cafe, the suppliers and the prices are invented; the comparison is the one
          that you get. Try the rules: nothing is sent or ordered here.
        </p>
      </header>
      <BestOrders view={view} />
      {/* Every price of the example is valid, whatever the day. */}
      {hasRoom ? <LinesTable view={view} today="" /> : <Cards view={view} today="" />}
      <Method rankedBy={comparison.rankedBy} />
      <section aria-labelledby="your-turn" className={styles.next}>
        <h2 id="your-turn">Now with your own order</h2>
        <Stack row gap={2}>
          <ButtonLink href={ORDER_LISTS}>Write an order list</ButtonLink>
          <ButtonLink href={SUPPLIERS} variant="quiet">
            Browse suppliers
          </ButtonLink>
        </Stack>
      </section>
    </>
  )
}

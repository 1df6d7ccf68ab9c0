import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { ComparisonLinks } from './comparison-links.tsx'
import { RequestLines } from '#web/features/quotes/lines/request-lines.tsx'
import { splitByPrices } from '#web/features/quotes/compare/compare.ts'
import { WithoutPrices } from '#web/features/quotes/compare/without-prices.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { useMedia } from '#web/use-media.ts'
import { AcceptDialog } from './accept/accept-dialog.tsx'
import { AcceptedNote } from './accept/accepted-note.tsx'
import { useAcceptOrders } from './accept/use-accept-orders.ts'
import { Cards } from './cards/cards.tsx'
import { columnsOf, type AnsweredRequest } from './columns.ts'
import { comparedRows } from './compared-rows.ts'
import type { ComparisonView, ProposedOrder } from './comparison-view.ts'
import styles from './comparison-of-lines.module.css'
import { AddOther } from './others/add-other.tsx'
import { useOthers } from './others/use-others.ts'
import { Method } from './method.tsx'
import { NO_PAGE_RULES, rulesForCall } from './rules/page-rules.ts'
import { useRules, type Rules } from './rules/use-rules.ts'
import { BestOrders } from './split/best-orders.tsx'
import { LinesTable } from './table/lines-table.tsx'

export type ComparisonOfLinesProps = { requests: ComparedRequest[]; bulkId: string; linkKey: string | null }

/** The answers to a bulk request with lines: each line of the buyer's with what everybody asks for it, as the API compares them. */
export function ComparisonOfLines(props: ComparisonOfLinesProps) {
  const { requests, bulkId, linkKey } = props
  const rules = useRules()
  const read = query('GET /api/quotes/bulk/:id/comparison', { id: bulkId, key: linkKey, ...rulesForCall(rules.rules) })
  const { data, error, isFetching, refetch } = useQuery({ ...read, placeholderData: (before) => before, refetchOnMount: 'always' })
  useAgain(requests, refetch)
  const isBadRule = error?.status === 400
  return (
    <>
      {isBadRule && <BadRules message={serverMessage(error)} rules={rules} />}
      {data ? (
        <Compared {...props} comparison={data} rules={rules} />
      ) : error && !isBadRule ? (
        <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
          {serverMessage(error)}
        </TryAgain>
      ) : (
        !isBadRule && <TableSkeleton />
      )}
    </>
  )
}

/** Compares again when an answer comes while the page is looked at. */
function useAgain(requests: readonly ComparedRequest[], compare: () => unknown): void {
  const answers = requests.map(({ id, offer }) => `${id} ${offer?.revision ?? 0}`).join()
  const compared = useRef(answers)
  useEffect(() => {
    if (compared.current !== answers) compare()
    compared.current = answers
  }, [answers, compare])
}

/** The rules of an address that was cut or belongs to another request. */
const BadRules = ({ message, rules }: { message: string; rules: Rules }) => (
  <Note tone="error" title="The rules in this address do not fit this request">
    <p>{message}</p>
    <Button size="sm" variant="quiet" onClick={() => rules.change(NO_PAGE_RULES)}>
      Remove all rules
    </Button>
  </Note>
)

function Compared({ requests, bulkId, linkKey, comparison, rules }: ComparisonOfLinesProps & { comparison: Comparison; rules: Rules }) {
  const [proposed, setProposed] = useState<readonly ProposedOrder[]>([])
  const [showsDeclined, setShowsDeclined] = useState(false)
  const [today] = useState(() => sydneyDay(new Date()))
  const accepting = useAcceptOrders(bulkId, linkKey)
  const own = useOthers(bulkId, linkKey)
  const { answered: open, declined, others: unanswered } = splitByPrices(requests)
  // Prices that have expired are shown: they say who is worth asking again.
  const [expired, others] = [unanswered.filter(hasExpired), unanswered.filter((request) => !hasExpired(request))]
  const answered = [...open, ...expired, ...(showsDeclined ? declined : [])]
  const view: ComparisonView = {
    comparison,
    rows: comparedRows(comparison, rules.rules),
    columns: columnsOf(comparison, answered, showsDeclined ? others : [...others, ...declined]),
    lines: new Map(requests.flatMap(({ lines }) => lines.map((line) => [line.id, line]))),
    names: new Map(comparison.offers.map(({ offerId, name }) => [offerId, name])),
    rules,
    linkKey,
    accept: isReadingKey(linkKey) ? null : setProposed,
    others: own,
    isExample: false,
  }
  return (
    <>
      <AcceptedNote bulkId={bulkId} requests={requests} linkKey={linkKey} accepting={accepting} />
      {own && <AddOther others={own} setAdder={own.setAdder} bulkId={bulkId} lines={linesInOrder(view)} />}
      {view.columns.length === 0 ? (
        <NobodyYet view={view} hasDeclined={declined.length > 0} />
      ) : (
        <Prices view={view} bulkId={bulkId} today={today} />
      )}
      {declined.length > 0 && (
        <p className={styles.declined}>
          <Button variant="quiet" size="sm" onClick={() => setShowsDeclined(!showsDeclined)}>
            {showsDeclined ? 'Hide declined' : `Show declined (${declined.length})`}
          </Button>
        </p>
      )}
      {others.length > 0 && <WithoutPrices requests={others} linkKey={linkKey} />}
      <AcceptDialog bulkId={bulkId} proposed={proposed} onClose={() => setProposed([])} view={view} accepting={accepting} />
    </>
  )
}

const linesInOrder = ({ comparison, lines }: ComparisonView) => comparison.lines.flatMap(({ lineId }) => lines.get(lineId) ?? [])

const hasExpired = (request: ComparedRequest): request is ComparedRequest & AnsweredRequest =>
  request.status === 'expired' && request.offer !== null

function NobodyYet({ view: { lines }, hasDeclined }: { view: ComparisonView; hasDeclined: boolean }) {
  return (
    <>
      <p className={styles.none}>
        {hasDeclined
          ? 'You have declined all prices that came in.'
          : 'No prices yet. You get an email with every answer, and this page compares them line by line.'}
      </p>
      <RequestLines lines={[...lines.values()]} />
    </>
  )
}

function Prices({ view, bulkId, today }: { view: ComparisonView; bulkId: string; today: string }) {
  // A phone prints the table as well.
  const hasRoom = useMedia('(min-width: 40rem), print')
  return (
    <div className={styles.prices}>
      <p className={styles.tools}>
        <Button variant="quiet" size="sm" icon="printer" onClick={() => print()}>
          Print
        </Button>
      </p>
      <ComparisonLinks bulkId={bulkId} rules={view.rules.rules} linkKey={view.linkKey} />
      <BestOrders view={view} />
      {hasRoom ? <LinesTable view={view} today={today} /> : <Cards view={view} today={today} />}
      <Method rankedBy={view.comparison.rankedBy} />
    </div>
  )
}

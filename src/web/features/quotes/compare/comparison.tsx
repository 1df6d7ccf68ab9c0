import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { query } from '#web/api/reads/query.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { NotOpen } from '#web/features/quotes/mine/not-open.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { firstWords } from '#shared/text/first-words.ts'
import { csvOf } from '#shared/csv.ts'
import { download } from '#web/browser/download.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'
import { compareOffers, isOver, splitByPrices } from './compare.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { comparisonRows } from './comparison-rows.ts'
import styles from './comparison.module.css'
import type { ComparisonOfLinesProps } from './lines/comparison-of-lines.tsx'
import { whileJustAsked } from './just-asked.ts'
import { joinedRows, NOTHING_KEPT, type KeptRows } from './use-joins.ts'
import { WithoutPrices } from './without-prices.tsx'

const ComparisonOfLines = lazyPart<ComparisonOfLinesProps>(
  'features/quotes/compare/lines/comparison-of-lines',
  async () => (await import('./lines/comparison-of-lines.tsx')).ComparisonOfLines,
)

type ComparisonProps = { bulkId: string; linkKey: string | null }
type ToolsProps = {
  /** What else can be done with the requests, in the head. */
  toolsFor: (requests: readonly ComparedRequest[]) => ReactNode
}

/** The answers to one bulk request side by side, then the suppliers without prices. */
export function Comparison({ bulkId, linkKey, toolsFor }: ComparisonProps & ToolsProps) {
  const read = query('GET /api/quotes/bulk/:id', { id: bulkId, key: linkKey })
  const {
    data: requests,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...read,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => whileJustAsked(state.data, state.dataUpdateCount),
  })
  // After a 4xx response the cached requests must no longer be shown.
  if (error && (!requests || error.status < 500)) return <NotOpen error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>Compare the answers</h1>
          <p className={styles.sub}>{requests ? summaryOf(requests) : 'Loading...'}</p>
        </div>
        <div className="no-print">{requests && toolsFor(requests)}</div>
      </header>
      {!requests ? (
        <TableSkeleton />
      ) : (
        <>
          <Asked requests={requests} />
          {requests.some(({ lines }) => lines.length > 0) ? (
            <Suspense fallback={<TableSkeleton />}>
              <ComparisonOfLines requests={requests} bulkId={bulkId} linkKey={linkKey} />
            </Suspense>
          ) : (
            <Answers requests={requests} bulkId={bulkId} linkKey={linkKey} />
          )}
        </>
      )}
    </>
  )
}

// A bulk request is sent to one supplier at least.
const summaryOf = (requests: ComparedRequest[]) => {
  // Answers that were given, whatever has become of them.
  const answered = requests.filter(({ offer }) => offer !== null).length
  const asked = requests.filter(({ hasAsked }) => hasAsked).length
  const parts = [
    `${answered} of ${counted(requests.length, 'supplier')} ${answered === 1 ? 'has' : 'have'} answered with prices.`,
    asked > 0 && `${asked} ${asked === 1 ? 'has' : 'have'} asked you something.`,
    `Asked ${when(itemAt(requests, 0).createdAt)}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** What was asked for, on paper also by whom. */
function Asked({ requests }: { requests: ComparedRequest[] }) {
  // A bulk request is sent to one supplier at least.
  const { requirements, businessName, contactName, contactEmail, contactPhone } = itemAt(requests, 0)
  return (
    <>
      <p className={styles.asked}>{requirements}</p>
      <p className={styles.buyer}>{`For ${[businessName, contactName, contactEmail, contactPhone].filter(Boolean).join(', ')}`}</p>
    </>
  )
}

/** The answers to a request without lines, with the rows that the buyer has joined or split. */
function Answers({ requests, bulkId, linkKey }: { requests: ComparedRequest[] } & ComparisonProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...joinedRows(bulkId, linkKey), refetchOnMount: 'always' })
  if (!data && !error) return <TableSkeleton />
  return (
    <>
      {!data && (
        <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
          The rows that you have joined could not be loaded, so each item stands by itself.
        </TryAgain>
      )}
      <JoinedAnswers requests={requests} kept={data ?? null} bulkId={bulkId} linkKey={linkKey} />
    </>
  )
}

type JoinedAnswersProps = { requests: ComparedRequest[]; kept: KeptRows | null } & ComparisonProps

function JoinedAnswers({ requests, kept, bulkId, linkKey }: JoinedAnswersProps) {
  const [today] = useState(() => sydneyDay(new Date()))
  const [showsDeclined, setShowsDeclined] = useState(false)
  const { answered: open, declined, others } = splitByPrices(requests)
  const answered = showsDeclined ? [...open, ...declined] : open
  const over = answered.map((request) => isOver(request, today))
  const items = compareOffers(
    answered.map(({ offer }) => offer),
    { said: kept ?? NOTHING_KEPT, requestIds: answered.map(({ id }) => id), over },
  )
  // Whoever comes by the key of a browser only reads.
  const changeable = isReadingKey(linkKey) ? null : kept
  return (
    <>
      {answered.length === 0 ? (
        <NoAnswers hasDeclined={declined.length > 0} />
      ) : (
        <>
          <Tools onDownload={() => download(fileNameOf(requests[0]!.requirements), csvOf(comparisonRows(items, answered, others)))} />
          <ComparisonTable items={items} answered={answered} over={over} kept={changeable} bulkId={bulkId} linkKey={linkKey} />
          <Method />
        </>
      )}
      {declined.length > 0 && (
        <div className={styles.declined}>
          <Button variant="quiet" size="sm" onClick={() => setShowsDeclined(!showsDeclined)}>
            {showsDeclined ? 'Hide declined' : `Show declined (${declined.length})`}
          </Button>
        </div>
      )}
      {others.length > 0 && <WithoutPrices requests={others} linkKey={linkKey} />}
    </>
  )
}

const NoAnswers = ({ hasDeclined }: { hasDeclined: boolean }) => (
  <p className={styles.none}>
    {hasDeclined
      ? 'You have declined all prices that came in.'
      : 'No prices yet. You get an email with every answer, and this page shows the prices side by side.'}
  </p>
)

const Tools = ({ onDownload }: { onDownload: () => void }) => (
  <Stack row gap={2} className={styles.tools}>
    <Button variant="quiet" size="sm" icon="printer" onClick={() => print()}>
      Print
    </Button>
    <Button variant="quiet" size="sm" icon="download-simple" onClick={onDownload}>
      Download CSV
    </Button>
  </Stack>
)

/** Names the file by what was asked for: "beans-and-oat-milk-prices.csv". */
const fileNameOf = (requirements: string) =>
  `${[
    ...firstWords(requirements, 40)
      .toLowerCase()
      .matchAll(/[\p{Letter}\p{Number}]+/gu),
    'prices',
  ].join('-')}.csv`

const Method = () => (
  <div className={styles.method}>
    <p>
      The large price of an item is its landed price: the goods, with their share of the delivery fee and of what an order below the minimum
      costs more, for one kilo, litre or piece, eggs for the dozen and small things for a hundred, without GST. The shares go by quantity
      where all lines of an answer have one measure, else by cost.
    </p>
    <p>
      The total has goods, delivery, what an order below the minimum costs more, and GST. The cheapest is marked only where all suppliers
      quote as much of everything.
    </p>
  </div>
)

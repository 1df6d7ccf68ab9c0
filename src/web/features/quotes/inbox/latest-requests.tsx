import { useQuery } from '@tanstack/react-query'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import { STATE_LABELS } from '#contract/quotes/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { requestRows, buyerName, venueFacts } from '#shared/text/request-texts.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { DOCKET_PAPERS } from '#web/features/quotes/thread/docket-papers.ts'
import { dashboardPath, supplierPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Docket } from '#web/ui/layout/docket.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { when } from '#shared/time/when.ts'
import styles from './latest-requests.module.css'

/** The number of dockets that fit side by side. */
const SHOWN = 4

/** The latest requests as dockets. */
export function LatestRequests({ supplierId, path }: { supplierId: number; path: string }) {
  const read = query('GET /api/suppliers/:id/quotes', { id: String(supplierId), limit: SHOWN })
  return (
    <Section
      title="Quote requests"
      className={styles.requests}
      aside={<TextLink href={dashboardPath({ tab: 'quotes' }, path)}>All requests</TextLink>}
    >
      <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<LoadingDockets />}>
        {({ items, total }) => (total === 0 ? <NoRequests supplierId={supplierId} /> : <Dockets requests={items} path={path} />)}
      </QueryBoundary>
    </Section>
  )
}

const NoRequests = ({ supplierId }: { supplierId: number }) => (
  <div className={styles.nothing}>
    <EmptyState
      level={3}
      title="No requests yet"
      action={
        <ButtonLink variant="quiet" href={supplierPath(supplierId)}>
          See what buyers see
        </ButtonLink>
      }
    >
      When a buyer asks you for a quote, it is here and in your emails.
    </EmptyState>
  </div>
)

const LoadingDockets = () => (
  <Grid min={210} most={SHOWN} gap={3}>
    {Array.from({ length: SHOWN }, (_, docket) => (
      <Skeleton key={docket} height="228px" />
    ))}
  </Grid>
)

const Dockets = ({ requests, path }: { requests: QuoteRequest[]; path: string }) => (
  <Grid as="ul" min={210} most={SHOWN} gap={3}>
    {requests.map((request) => (
      <li key={request.id}>
        <LatestDocket request={request} path={path} />
      </li>
    ))}
  </Grid>
)

function LatestDocket({ request, path }: { request: QuoteRequest; path: string }) {
  const { id, serial, status, createdAt } = request
  return (
    <Docket paper={DOCKET_PAPERS[status]} heading={STATE_LABELS[status]} serial={docketNumber(serial)} className={styles.slip}>
      <h3 className={styles.who}>{buyerName(request)}</h3>
      <p className={styles.venue}>{venueOf(request)}</p>
      <dl className={styles.facts}>
        {factsOf(request).map(([label, text], row) => (
          <div key={row}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <time dateTime={createdAt}>{when(createdAt)}</time>
        <TextLink plain href={dashboardPath({ tab: 'quotes', quote: id }, path)}>
          Open<span className="visually-hidden"> {docketNumber(serial)}</span>
        </TextLink>
      </p>
    </Docket>
  )
}

const venueOf = (request: QuoteRequest) =>
  [...venueFacts(request).map(([, text]) => text), request.deliveryLocation].filter(Boolean).join(', ')

/** The number of lines that fit on a docket. */
const FACTS = 3

/** Returns the total of the quote, if there is one, then fields of the request, as many as fit. */
function factsOf(request: QuoteRequest): [label: string, text: string][] {
  const quoted: [string, string][] =
    request.offer && hasTotal(request.offer) ? [['Quoted', dollars(totalsOf(request.offer).totalCents)]] : []
  const [requirements, ...others] = requestRows({ ...request, deliveryLocation: null })
  // The requirements are the first row and are never blank.
  return [...quoted, ...others, requirements!].slice(0, FACTS)
}

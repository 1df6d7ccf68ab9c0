import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { docketNumber } from '#shared/money/docket-number.ts'
import { counted } from '#shared/text/words.ts'
import { dollars } from '#shared/money/money.ts'
import { STATE_LABELS } from '#contract/quotes/quote-states.ts'
import type { Contact, Lead } from '#contract/quotes/leads.ts'
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
import { contactName, contactText, newMessage, waitInWords } from './lead-texts.ts'
import { contactInAddress } from './inbox-search.ts'
import styles from './latest-requests.module.css'

/** The number of dockets that fit side by side. */
const SHOWN = 4

/** The requests and contacts that wait, then the latest, as dockets. Contacts that say nothing are in the inbox only. */
export function LatestRequests({ supplierId, path }: { supplierId: number; path: string }) {
  const read = query('GET /api/suppliers/:id/leads', { id: String(supplierId), limit: SHOWN })
  return (
    <Section
      title="Quote requests"
      className={styles.requests}
      aside={<TextLink href={dashboardPath({ tab: 'quotes' }, path)}>All requests and contacts</TextLink>}
    >
      <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<LoadingDockets />}>
        {({ items, total }) => {
          const leads = items.filter(saysSomething)
          return leads.length === 0 ? <NoRequests supplierId={supplierId} contacts={total} /> : <Dockets leads={leads} path={path} />
        }}
      </QueryBoundary>
    </Section>
  )
}

const saysSomething = (lead: Lead): boolean =>
  lead.kind === 'request' || [lead.contact.message, lead.contact.email, lead.contact.phone].some((text) => text !== null)

const NoRequests = ({ supplierId, contacts }: { supplierId: number; contacts: number }) => (
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
      {contacts > 0 && <span>{`${counted(contacts, 'visitor')} asked to be contacted and left no way to reach them. `}</span>}
      When a buyer asks you for a quote or contacts you, you find it here, and we email you.
    </EmptyState>
  </div>
)

const LoadingDockets = () => (
  <Grid min={210} most={SHOWN} gap={3} className={styles.slips}>
    {Array.from({ length: SHOWN }, (_, docket) => (
      <Skeleton key={docket} height="228px" />
    ))}
  </Grid>
)

function Dockets({ leads, path }: { leads: Lead[]; path: string }) {
  const [now] = useState(() => new Date())
  return (
    <Grid as="ul" min={210} most={SHOWN} gap={3} className={styles.slips}>
      {leads.map((lead) => {
        const wait = lead.waitsSince === null ? undefined : waitInWords(lead.waitsSince, now)
        return lead.kind === 'contact' ? (
          <li key={lead.contact.id}>
            <ContactDocket contact={lead.contact} wait={wait} path={path} />
          </li>
        ) : (
          <li key={lead.request.id}>
            <LatestDocket request={lead.request} message={newMessage(lead, buyerName(lead.request))} wait={wait} path={path} />
          </li>
        )
      })}
    </Grid>
  )
}

type ContactDocketProps = { contact: Contact; wait: string | undefined; path: string }

const ContactDocket = ({ contact, wait, path }: ContactDocketProps) => (
  <Docket paper={contact.answeredAt === null ? 'canary' : 'white'} heading="Contact" className={styles.slip}>
    <h3 className={styles.who}>{contactName(contact)}</h3>
    <p className={styles.words}>{contactText(contact)}</p>
    <p className={styles.foot}>
      <Since at={contact.createdAt} wait={wait} />
      <TextLink plain href={dashboardPath({ tab: 'quotes', quote: contactInAddress(contact.id) }, path)}>
        Open<span className="visually-hidden">{` the contact of ${contactName(contact)}`}</span>
      </TextLink>
    </p>
  </Docket>
)

/** How long it has waited, else when it came. */
const Since = ({ at, wait }: { at: string; wait: string | undefined }) => <time dateTime={at}>{wait ?? when(at)}</time>

type LatestDocketProps = { request: QuoteRequest; message: string | undefined; wait: string | undefined; path: string }

function LatestDocket({ request, message, wait, path }: LatestDocketProps) {
  const { id, serial, status, createdAt } = request
  return (
    <Docket paper={DOCKET_PAPERS[status]} heading={STATE_LABELS[status]} serial={docketNumber(serial)} className={styles.slip}>
      <h3 className={styles.who}>{buyerName(request)}</h3>
      <p className={styles.venue}>{venueOf(request)}</p>
      {message && <p className={styles.words}>{message}</p>}
      <dl className={styles.facts}>
        {factsOf(request).map(([label, text], row) => (
          <div key={row}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <Since at={createdAt} wait={wait} />
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

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ContactThread } from '#contract/quotes/leads.ts'
import { telHref } from '#shared/contact/phone.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { ThreadSkeleton } from '#web/features/quotes/thread/thread-skeleton.tsx'
import history from '#web/features/quotes/thread/history.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Docket, DocketRule } from '#web/ui/layout/docket.tsx'
import { contactName, contactText } from './lead-texts.ts'
import styles from './inbox.module.css'

type ContactDetailProps = { id: string; supplierId: number; takesFocus: boolean; listAddress: string }

const contactRead = (supplierId: number, id: string) =>
  query('GET /api/suppliers/:id/leads/:contactId', { id: String(supplierId), contactId: id })

/** The contact that is open: what its visitor has left, and whether it is answered. */
export function ContactDetail({ id, supplierId, takesFocus, listAddress }: ContactDetailProps) {
  const read = useQuery({ ...contactRead(supplierId, id), refetchOnMount: 'always' })
  return (
    <>
      <a href={listAddress} className={styles.back}>
        <Icon name="arrow-left" /> All requests
      </a>
      <QueryBoundary of={read} loading={<ThreadSkeleton />}>
        {(contact) => <LoadedContact contact={contact} supplierId={supplierId} takesFocus={takesFocus} />}
      </QueryBoundary>
    </>
  )
}

type LoadedProps = { contact: ContactThread; supplierId: number; takesFocus: boolean }

function LoadedContact({ contact, supplierId, takesFocus }: LoadedProps) {
  const { createdAt, message, email, phone } = contact
  const heading = useRef<HTMLHeadingElement>(null)
  useSeen(contact, supplierId)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <header className={styles.about}>
        <h2 ref={heading} tabIndex={-1}>
          {contactName(contact)}
        </h2>
        <p>Asked to be contacted {when(createdAt)}</p>
      </header>
      <div className={styles.contact}>
        <Docket paper={contact.answeredAt === null ? 'canary' : 'white'} heading="Contact">
          <p className={styles.words}>{contactText(contact)}</p>
          {(email !== null || phone !== null) && (
            <>
              <DocketRule />
              <p className={styles.reach}>
                {email !== null && (
                  <TextLink plain href={`mailto:${email}`}>
                    {email}
                  </TextLink>
                )}
                {phone !== null && (
                  <TextLink plain href={telHref(phone)}>
                    {phone}
                  </TextLink>
                )}
              </p>
            </>
          )}
        </Docket>
        {contact.replies.length > 0 && <Replies replies={contact.replies} />}
        {(message !== null || email !== null || phone !== null) && <Answered contact={contact} supplierId={supplierId} />}
      </div>
    </>
  )
}

/** What came in about it by email, the oldest first. */
const Replies = ({ replies }: Pick<ContactThread, 'replies'>) => (
  <ol aria-label="Replies by email" className={history.history}>
    {replies.map(({ by, text, at }, index) => (
      <li key={index} className={classNames(history.entry, history.message, by === 'supplier' && history.mine)}>
        <p className={history.what}>
          <span>{by === 'supplier' ? 'You answered by email' : 'The visitor wrote back'}</span> <time dateTime={at}>{when(at)}</time>
        </p>
        <p className={history.note}>{text}</p>
      </li>
    ))}
  </ol>
)

/** The tick that ends the waiting. */
function Answered({ contact: { id, answeredAt }, supplierId }: { contact: ContactThread; supplierId: number }) {
  const isViewer = useMe()?.member === 'viewer'
  const change = useWrite('PUT /api/suppliers/:id/leads/:contactId', {
    updates: contactRead(supplierId, id),
    invalidates: SHOWS_QUOTES,
  })
  const say = (isAnswered: boolean) => void change.send({ id: String(supplierId), contactId: id, isAnswered })
  return (
    <Checkbox
      label={answeredAt === null ? 'Answered' : `Answered ${when(answeredAt)}`}
      checked={change.isPending ? change.variables.isAnswered : answeredAt !== null}
      disabled={isViewer || change.isPending}
      onChange={({ target }) => say(target.checked)}
    />
  )
}

/** Says to the server that the contact has been opened. Whoever only reads the listing leaves it as it is. */
function useSeen({ id, isUnread }: ContactThread, supplierId: number) {
  const isReader = useMe()?.member === 'viewer'
  const { send } = useWrite('POST /api/suppliers/:id/leads/:contactId/seen', { invalidates: SHOWS_QUOTES, failure: shownElsewhere })
  useEffect(() => {
    if (isUnread && !isReader) void send({ id: String(supplierId), contactId: id })
  }, [id, isUnread, isReader, send, supplierId])
}

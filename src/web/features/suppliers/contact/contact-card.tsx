import type { ReactNode } from 'react'
import type { AnswerTimes as Times } from '#contract/quotes/answer-times.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isLongName } from '#web/ui/long-name.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { useEarlyPress } from '#web/browser/early-press.ts'
import { AnswerTimes } from '#web/features/suppliers/facts/answer-times.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactSupplier } from './contact-supplier.tsx'
import type { ContactInfo } from './contact-info.ts'
import { useTelHref } from '#web/ui/controls/use-tel-href.ts'
import styles from './contact-card.module.css'

type ContactCardProps = {
  supplier: Supplier
  /** Undefined until they are loaded. */
  answerTimes: Times | undefined
  /** Returns the contact details that this browser remembers of an anonymous visitor. */
  remembered: () => ContactInfo
  isSaved: boolean
  onSave: () => void
  onShare: () => void
  onRequest: () => void
  /** Called when the pointer or the focus is on the button, to preload the dialog. */
  onApproach: () => void
  /** A note on the next steps after a request was sent; until then the card invites to send one. */
  sent?: ReactNode
  /** What adds the supplier to a bulk request; its place is kept until it is loaded. */
  bulk: ReactNode
}

/** The docket beside a profile, with the actions quote request, contact, save and share, and the contact details below it. */
export function ContactCard({ supplier, answerTimes, onRequest, onApproach, sent, bulk, ...actions }: ContactCardProps) {
  const earlyRequest = useEarlyPress<HTMLButtonElement>()
  return (
    <aside aria-label={`Contact ${supplier.businessName}`} className={styles.side}>
      <div className={classNames(styles.docket, Boolean(sent) && styles.sent)}>
        {sent && <TornDocket name={supplier.businessName} />}
        <Docket paper="canary" lifted className={styles.paper} heading={sent ? 'Request sent' : 'Quote request'}>
          <div className={styles.actions}>
            {sent ?? <Invitation name={supplier.businessName} />}
            <Button
              {...earlyRequest}
              size={sent ? 'md' : 'lg'}
              variant={sent ? 'outline' : 'primary'}
              block
              aria-haspopup="dialog"
              className={styles.request}
              onClick={onRequest}
              onPointerEnter={onApproach}
              onFocus={onApproach}
            >
              {sent ? 'Send another request' : 'Request a quote'}
            </Button>
            <AnswerTimes times={answerTimes} />
            <WithoutScript supplier={supplier} />
            <GetInTouch supplier={supplier} {...actions} />
            <div className={styles.bulk}>{bulk}</div>
          </div>
        </Docket>
      </div>
      <ContactDetails supplier={supplier} />
    </aside>
  )
}

/** A name that would be a heading of six lines is left out: the page's own heading says it. */
const askWords = (name: string) => (isLongName(name) ? 'Ask for a price' : `Ask ${name} for a price`)

const Invitation = ({ name }: { name: string }) => (
  <div className={styles.invitation}>
    <p className={styles.title}>{askWords(name)}</p>
    <p>
      <span className={styles.free}>Free, no account needed. </span>
      <span>The supplier answers you directly.</span>
    </p>
  </div>
)

type GetInTouchProps = Pick<ContactCardProps, 'supplier' | 'remembered' | 'isSaved' | 'onSave' | 'onShare'>

const GetInTouch = ({ supplier, remembered, isSaved, onSave, onShare }: GetInTouchProps) => (
  <>
    <div className={styles.contact}>
      <ContactSupplier supplierId={supplier.id} remembered={remembered} />
    </div>
    <Button
      {...useEarlyPress<HTMLButtonElement>()}
      variant="outline"
      icon={isSaved ? 'heart-fill' : 'heart'}
      aria-label={isSaved ? `Remove ${supplier.businessName} from favourites` : `Save: add ${supplier.businessName} to favourites`}
      className={styles.save}
      onClick={onSave}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
    <Button variant="outline" icon="share-network" className={styles.share} onClick={onShare}>
      Share
    </Button>
  </>
)

/** The docket of the invitation, which is animated to tear off after a request was sent. */
const TornDocket = ({ name }: { name: string }) => (
  <div aria-hidden="true" className={styles.torn}>
    <Docket paper="canary" lifted heading="Quote request">
      <p className={styles.title}>{askWords(name)}</p>
    </Docket>
  </div>
)

/** Links that work without a script, unlike the dialog: email and call. */
const WithoutScript = ({ supplier: { email, phone } }: { supplier: Supplier }) => (
  <div className={styles.withoutScript}>
    {email && (
      <ButtonLink href={`mailto:${email}?subject=Quote%20request`} block>
        Ask by email
      </ButtonLink>
    )}
    {phone && <CallWithoutScript phone={phone} />}
  </div>
)

const CallWithoutScript = ({ phone }: { phone: string }) => (
  <ButtonLink href={useTelHref(phone)} variant="outline" block>
    Call
  </ButtonLink>
)

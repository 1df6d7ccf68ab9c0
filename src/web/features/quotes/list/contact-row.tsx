import type { Contact } from '#contract/quotes/leads.ts'
import { when } from '#shared/time/when.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { classNames } from '#web/ui/class-names.ts'
import tag from '#web/features/quotes/thread/state-tag.module.css'
import styles from './request-row.module.css'

type ContactRowProps = {
  contact: Contact
  who: string
  text: string
  href: string
  isOpen: boolean
  /** How long it has waited, in words. */
  wait: string | undefined
}

/** A contact in the inbox, drawn as the requests beside it are. */
export const ContactRow = ({ contact: { isUnread, createdAt, answeredAt }, who, text, href, isOpen, wait }: ContactRowProps) => (
  <li className={classNames(styles.row, isOpen && styles.open)}>
    <p className={styles.head}>
      <a href={href} aria-current={isOpen ? 'true' : undefined} className={classNames(styles.link, isUnread && styles.unread)}>
        {isUnread && (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <span className="visually-hidden">Unread: </span>
          </>
        )}
        {who}
      </a>
    </p>
    <p className={styles.excerpt}>{text}</p>
    <p className={styles.foot}>
      <MetaLabel className={classNames(tag.tag, answeredAt === null ? tag.canary : tag.white)}>Contact</MetaLabel>
      {answeredAt !== null && <span>Answered</span>}
      {wait && <span className={styles.wait}>{wait}</span>}
      <time dateTime={createdAt} className={styles.when}>
        {when(createdAt)}
      </time>
    </p>
  </li>
)

import type { Claim, Compared } from '#contract/suppliers/claims.ts'
import { when } from '#shared/time/when.ts'
import { supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { RowWords } from '#web/ui/layout/list-row.tsx'
import styles from './owner.module.css'

/** What is known of a claim, and what of it agrees with the listing. */
export const ClaimWords = ({ claim }: { claim: Claim }) => {
  const { supplierId, businessName, username, email, message, ownListing, createdAt } = claim
  return (
    <RowWords>
      <p>
        <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>
      </p>
      <p>
        {username}, {email}
      </p>
      <Checks claim={claim} />
      {ownListing && (
        <p>
          Manages <TextLink href={supplierPath(ownListing.id)}>{ownListing.businessName}</TextLink> already. A merge makes that one part of
          this one.
        </p>
      )}
      {message && <p className={styles.message}>{message}</p>}
      <p className={styles.when}>{when(createdAt)}</p>
    </RowWords>
  )
}

const DOMAIN: Record<Compared, string> = {
  same: 'The email address is of the same domain as the listing’s',
  different: 'The email address is of another domain than the listing’s',
  unknown: 'No domain to compare: it is a mail provider’s, or the listing has none of its own',
}
const NUMBER: Record<Compared, string> = {
  same: 'Gives the same phone number or ABN as the listing, which anybody can read there',
  different: 'Gives another phone number or ABN than the listing',
  unknown: 'No phone number or ABN to compare',
}

function Checks({ claim: { emailConfirmed, domain, number } }: { claim: Claim }) {
  const lines = [
    { isTrue: emailConfirmed, text: emailConfirmed ? 'The email address is confirmed' : 'Nobody has confirmed the email address' },
    { isTrue: domain === 'same', text: DOMAIN[domain] },
    { isTrue: number === 'same', text: NUMBER[number] },
  ]
  return (
    <ul className={styles.checks} aria-label="What agrees">
      {lines.map(({ isTrue, text }) => (
        <li key={text} className={isTrue ? styles.agrees : undefined}>
          <Icon name={isTrue ? 'check-circle-fill' : 'minus'} label={isTrue ? 'Yes' : 'No'} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

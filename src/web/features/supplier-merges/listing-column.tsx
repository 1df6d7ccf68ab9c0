import type { DuplicateListing } from '#contract/owner/supplier-merges.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { ownerPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { comparedWith, nameOf } from './merge-texts.ts'
import styles from './supplier-merges.module.css'

type ListingColumnProps = { listing: DuplicateListing; other: DuplicateListing; onKeep: () => void }

/** One listing of a pair: its details, marked where they differ, its figures, and the button that keeps it. */
export const ListingColumn = ({ listing, other, onKeep }: ListingColumnProps) => (
  <section className={styles.listing} aria-label={nameOf(listing, other)}>
    <h3 className={styles.name}>
      <TextLink href={ownerPath({ tab: 'suppliers', edit: String(listing.id) })}>{listing.businessName}</TextLink>
      <span className={styles.number}>no. {listing.id}</span>
    </h3>
    <dl className={styles.details}>
      {comparedWith(listing, other).map(({ label, text, mark }) => (
        <div key={label} className={styles.detail}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {text ?? '–'} {mark && <Tag>{mark}</Tag>}
          </dd>
        </div>
      ))}
      {figuresOf(listing).map(([label, text]) => (
        <div key={label} className={styles.detail}>
          <dt>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
    <Button variant="outline" aria-haspopup="dialog" aria-label={`Keep this one: ${nameOf(listing, other)}`} onClick={onKeep}>
      Keep this one
    </Button>
  </section>
)

const figuresOf = (listing: DuplicateListing): [string, string][] => [
  ['Managed by', listing.username ?? 'nobody'],
  ['Reviews', listing.totalReviews > 0 ? `${printed(listing.totalReviews)}, rated ${listing.averageRating}` : 'none'],
  ['Quote requests', printed(listing.requests)],
  ['Saved by', printed(listing.saves)],
  ['Views', printed(listing.profileViews)],
  ['Added', dayInWords(sydneyDay(new Date(listing.createdAt)))],
  ...(listing.isVerified ? [['Seal', 'Verified'] as [string, string]] : []),
  ...(listing.suspension ? [['Suspended', listing.suspension.reason] as [string, string]] : []),
]

const printed = (count: number) => count.toLocaleString('en-AU')

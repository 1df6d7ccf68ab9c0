import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { query } from '#web/api/query.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { when } from '#shared/when.ts'
import styles from './owner.module.css'

const auditRead = query('GET /api/admin/audit', { limit: 50 })

/** Actions of the audit log in words. */
const ACTION_NAMES: Record<string, string> = {
  'sign-in': 'Signed in',
  'account.change': 'Changed name, email or password',
  'account.delete': 'Deleted the account',
  'two-factor.on': 'Turned two-factor sign-in on',
  'two-factor.off': 'Turned two-factor sign-in off',
  'claim.approve': 'Approved a claim',
  'claim.refuse': 'Refused a claim',
  'documents.check': 'Noted documents as seen',
  'documents.withdraw': 'Took back a note on documents',
  'email.retry': 'Tried an email again',
  'email.test': 'Sent a test email',
  'backup.download': 'Downloaded a backup',
  'supplier.add': 'Added a supplier',
  'supplier.change': 'Changed a listing',
  'supplier.verify': 'Verified a supplier',
  'supplier.unverify': 'Took back a seal',
  'supplier.suspend': 'Suspended a listing',
  'supplier.restore': 'Restored a listing',
  'supplier.import': 'Imported suppliers',
  'review.keep': 'Kept a reported review',
  'review.remove': 'Removed a review',
  'review.publish': 'Published a review',
  'sign-up.remove': 'Removed an address from the beta',
  'sign-up.restore': 'Brought back an address of the beta',
  'newsletter.remove': 'Removed an address from the newsletter',
  'newsletter.restore': 'Brought back an address of the newsletter',
}

/** The actions of owners, newest first. */
export const Audit = () => (
  <Section title="What owners did" sub="The last fifty entries; nobody can change them.">
    <QueryBoundary of={useQuery(auditRead)} loading={<Skeleton height="120px" />}>
      {({ items }) => (items.length === 0 ? <p>Nothing yet.</p> : <Entries entries={items} />)}
    </QueryBoundary>
  </Section>
)

const Entries = ({ entries }: { entries: ResponseOf<'GET /api/admin/audit'>['items'] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">To</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, at, username, action, subject }) => (
        <tr key={id}>
          <td>{when(at)}</td>
          <td>{username}</td>
          <td>{ACTION_NAMES[action] ?? action}</td>
          <td>{subject}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

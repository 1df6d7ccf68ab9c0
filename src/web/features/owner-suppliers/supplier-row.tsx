import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { planNames } from './plan-texts.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import styles from './suppliers.module.css'

type SupplierRowProps = { supplier: OwnerSupplier; href: string; isChosen: boolean; onChoose: () => void }

const ADDED = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Australia/Sydney' })

/** A supplier in the table; its name opens it. */
export const SupplierRow = ({ supplier, href, isChosen, onChoose }: SupplierRowProps) => (
  <tr className={isChosen ? styles.chosen : undefined}>
    <td className={styles.tick}>
      <Checkbox label={`Choose ${supplier.businessName}`} hiddenLabel checked={isChosen} onChange={onChoose} />
    </td>
    <th scope="row">
      <a href={href} className={styles.name}>
        {supplier.businessName}
      </a>
    </th>
    <td className={styles.reach}>
      <span>{supplier.email}</span>
      <span>{supplier.phone}</span>
    </td>
    <td>{supplier.category}</td>
    <td>{supplier.state}</td>
    <td>
      <Status supplier={supplier} />
    </td>
    <td className={styles.added}>{ADDED.format(new Date(supplier.createdAt))}</td>
    <td className={styles.number}>{supplier.totalReviews > 0 ? supplier.averageRating : '–'}</td>
    <td className={styles.number}>{supplier.totalReviews.toLocaleString('en-AU')}</td>
    <td className={styles.number}>{supplier.profileViews.toLocaleString('en-AU')}</td>
    <td className={styles.number}>{supplier.inquiries.toLocaleString('en-AU')}</td>
  </tr>
)

const Status = ({ supplier: { suspension, isVerified, isClaimed, isPlaced, plan } }: { supplier: OwnerSupplier }) => (
  <span className={styles.status}>
    {suspension && <strong className={styles.suspended}>Suspended</strong>}
    {isVerified && <Seal />}
    {plan && <Tag>{planNames[plan]}</Tag>}
    {!isPlaced && <span className={styles.faint}>No position</span>}
    {!isClaimed && <span className={styles.faint}>Not claimed</span>}
  </span>
)

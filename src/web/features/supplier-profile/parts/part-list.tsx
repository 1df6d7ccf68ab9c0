import { useQuery } from '@tanstack/react-query'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { usePartInView } from '#web/browser/use-part-in-view.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { profileParts } from './profile-parts.ts'
import styles from './part-list.module.css'

type PartListProps = { supplier: Supplier; isSuspended: boolean }

/** Links to the parts of the profile, each with how it stands: a list at the side, on narrow windows one row that scrolls. */
export function PartList({ supplier, isSuspended }: PartListProps) {
  const id = String(supplier.id)
  const { data: pictures } = useQuery({ ...query('GET /api/suppliers/:id/images', { id }), enabled: !isSuspended })
  const { data: documents } = useQuery(query('GET /api/suppliers/:id/documents', { id }))
  const parts = profileParts(supplier, isSuspended, {
    pictures: pictures?.length,
    mostPictures: benefitsOf(useMe()?.plan).pictures,
    documents: documents?.length,
  })
  const inView = usePartInView(parts)
  return (
    <nav aria-label="Parts of your profile" data-sticks className={styles.parts}>
      <ul className={styles.list}>
        {parts.map(({ id: part, title, state, isComplete }) => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === inView ? 'location' : undefined} className={styles.part}>
              <Icon name={isComplete ? 'check-circle-fill' : 'circle'} className={isComplete ? styles.complete : styles.open} />
              <span>{title}</span>
              <span className={styles.state}>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

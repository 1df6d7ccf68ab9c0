import { useMe } from '#web/api/session/me.ts'
import { dashboardPath, supplierPath } from '#web/paths.ts'
import { stored, useStored } from '#web/storage/stored.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './finish-listing.module.css'

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((item) => typeof item === 'number')
const hidden = stored<number[]>({ key: 'complete-listings-hidden', area: () => localStorage, empty: [], isValid: isIds })

/** Says once that the listing is complete, and what comes next, until it is hidden. */
export function CompleteListing({ path }: { path: string }) {
  const id = useMe()?.supplierId
  const isHidden = useStored(hidden).includes(id ?? 0)
  if (id === undefined || isHidden) return null
  return (
    <div className={styles.complete}>
      <p>
        Your listing is complete: <TextLink href={supplierPath(id)}>share it</TextLink>,{' '}
        <TextLink href={dashboardPath({ tab: 'reviews' }, path)}>ask for a first review</TextLink>,{' '}
        <TextLink href={`${dashboardPath({ tab: 'profile' }, path)}#documents`}>hand in a document</TextLink>.
      </p>
      <Button variant="quiet" size="sm" onClick={() => hidden.change((ids) => [...ids.filter((one) => one !== id), id])}>
        Hide
      </Button>
    </div>
  )
}

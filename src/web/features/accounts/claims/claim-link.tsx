import { lazy, Suspense, useState } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { CLAIM } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './claim-link.module.css'

const ClaimDialog = lazy(() => import('./claim-dialog.tsx').then(({ ClaimDialog }) => ({ default: ClaimDialog })))

/** A link on the profile of an unclaimed listing, which opens the dialog to claim it. */
export function ClaimLink({ supplier }: { supplier: Pick<Supplier, 'id' | 'businessName' | 'email'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p id={CLAIM} className={styles.line}>
      Is this your business?{' '}
      <TextLink
        render={
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Claim this listing
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <ClaimDialog supplier={supplier} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}

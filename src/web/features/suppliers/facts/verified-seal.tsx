import { lazy, Suspense, useId, useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import styles from './verified-seal.module.css'

const CheckList = lazy(async () => ({ default: (await import('./check-list.tsx')).CheckList }))

/** The seal of a verified supplier; when pressed it opens the list of checks. */
export function VerifiedSeal({ supplierId }: { supplierId: Id }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Seal />
        <span className="visually-hidden">: what was checked</span>
      </button>
      <section
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className={styles.checks}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <p id={`${id}-title`} className={styles.title}>
          What was checked
        </p>
        {isOpen && (
          <Suspense fallback={<Skeleton height="96px" />}>
            <CheckList supplierId={supplierId} />
          </Suspense>
        )}
      </section>
    </>
  )
}

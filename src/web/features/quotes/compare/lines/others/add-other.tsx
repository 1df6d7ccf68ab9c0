import { lazy, Suspense } from 'react'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './add-other.module.css'
import type { Others } from './use-others.ts'

const OtherDialog = lazy(async () => ({ default: (await import('./other-dialog.tsx')).OtherDialog }))

type AddOtherProps = Pick<Others, 'setAdder'> & { others: Others; bulkId: string; lines: readonly RequestLine[] }

/** The button that adds what a seller elsewhere asks, and the form for new prices and for those that are there. */
export const AddOther = ({ others, setAdder, bulkId, lines }: AddOtherProps) => (
  <div className={`${styles.add} no-print`}>
    <Button ref={setAdder} variant="quiet" size="sm" icon="plus" aria-haspopup="dialog" onClick={() => others.open('new')}>
      Add a price you were given
    </Button>
    {others.opened && (
      <Suspense>
        <OtherDialog others={others} other={others.opened === 'new' ? null : others.opened} bulkId={bulkId} lines={lines} />
      </Suspense>
    )}
  </div>
)

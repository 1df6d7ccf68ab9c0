import { lazy, Suspense, useState } from 'react'
import { useMe } from '#web/api/session/me.ts'
import type { ListSource } from '#web/features/order-lists/add-to/add-to-list.tsx'
import { Button } from '#web/ui/controls/button.tsx'

const AddToList = lazy(async () => ({ default: (await import('#web/features/order-lists/add-to/add-to-list.tsx')).AddToList }))

type AddToListButtonProps = { source: ListSource; size?: 'sm'; describedBy?: string }

/** Adds something to an order list, for a signed-in buyer. */
export function AddToListButton({ source, size, describedBy }: AddToListButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (useMe()?.role !== 'restaurant') return null
  return (
    <>
      <Button variant="quiet" size={size} icon="plus" aria-haspopup="dialog" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        Add to an order list
      </Button>
      {isOpen && (
        <Suspense>
          <AddToList source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

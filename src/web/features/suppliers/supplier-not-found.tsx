import type { MouseEvent } from 'react'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Shown for an address without a supplier. Go Back returns to the previous page, or to the listing if there is none or no script. */
export const SupplierNotFound = () => (
  <EmptyState
    level={1}
    title="Supplier Not Found"
    image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={
      <form action={SUPPLIERS}>
        <Button type="submit" icon="arrow-left" onClick={goBack}>
          Go Back
        </Button>
      </form>
    }
  >
    The supplier you're looking for doesn't exist or has been removed.
  </EmptyState>
)

function goBack(event: MouseEvent) {
  if (history.length <= 1) return
  event.preventDefault()
  history.back()
}

import type { Id } from '#contract/endpoint/values.ts'
import { writeReviewPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Stands where nobody has reviewed the listing: the address at which a buyer does. */
export function NoReviews({ supplierId }: { supplierId: Id }) {
  const copy = () => {
    const address = new URL(writeReviewPath(supplierId), location.href).href
    void copyText(
      address,
      { title: 'Link copied', description: 'Send it to a buyer who knows you.', tone: 'success' },
      { title: 'Copy this link', description: address },
    )
  }
  return (
    <EmptyState
      title="Nobody has reviewed you yet"
      action={
        <Button variant="outline" icon="copy" onClick={copy}>
          Copy the link to a review
        </Button>
      }
    >
      Send buyers who know you the link at which they write one.
    </EmptyState>
  )
}

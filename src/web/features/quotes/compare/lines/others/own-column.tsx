import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Others } from './use-others.ts'

/** Shows what can be done with a column of prices from elsewhere, which cannot be ordered here. */
export function OwnColumn({ column: { offerId, name }, others }: { column: Column; others: Others | null }) {
  const other = others?.kept.find(({ id }) => id === offerId)
  if (!others || !other) return <span>Not to be ordered here</span>
  return (
    <Stack gap={2} align="start">
      <span>Not to be ordered here</span>
      <Stack row gap={2}>
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={`Change the prices of ${name}`}
          onClick={() => others.open(other)}
        >
          Change
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={others.isBusy}
          aria-label={`Remove the prices of ${name}`}
          onClick={() => others.remove(offerId)}
        >
          Remove
        </Button>
      </Stack>
    </Stack>
  )
}

import { emptyTexts } from '#contract/site-texts/listing-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/use-site.ts'

/** The picture beside what is said instead of a list. */
export const magpie = <img src={scenePath('empty')} alt="" width="260" height="200" />

type FailedProps = { level: 2 | 3; message: string; onRetry: () => void; isRetrying: boolean }

/** Shown instead of a list that could not be loaded. */
export function FailedSuppliers({ level, message, onRetry, isRetrying }: FailedProps) {
  const { failed, retry, retrying } = useTexts(emptyTexts)
  return (
    <EmptyState
      level={level}
      image={magpie}
      title={failed}
      action={
        <Button busy={isRetrying} busyLabel={retrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {message}
    </EmptyState>
  )
}

import { scenePath } from '#shared/pictures/artwork-options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Shown when loading failed, which says nothing about whether the supplier exists. */
export const SupplierFailed = ({ message, isTrying, onTryAgain }: { message: string; isTrying: boolean; onTryAgain: () => void }) => (
  <EmptyState
    level={1}
    title="This supplier could not be loaded"
    image={<img src={scenePath('empty')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={
      <Button busy={isTrying} onClick={onTryAgain}>
        Try again
      </Button>
    }
  >
    {message}
  </EmptyState>
)

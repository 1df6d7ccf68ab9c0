import { scenePath } from '#shared/pictures/artwork-options.ts'
import { serverMessage, type CallError } from '#web/api/call-error.ts'
import { ORDER_LISTS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

type NotOpenProps = { error: CallError; isTrying: boolean; onTryAgain: () => void }

/** Says why a list cannot be shown: the link has ended, it belongs to another account, it does not exist, or the server failed. */
export function NotOpen({ error, isTrying, onTryAgain }: NotOpenProps) {
  const isRefused = [401, 403, 404].includes(error.status)
  return (
    <EmptyState
      level={1}
      title={titleOf(error)}
      image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
      action={
        isRefused ? (
          <ButtonLink href={ORDER_LISTS}>Your order lists</ButtonLink>
        ) : (
          <Button busy={isTrying} busyLabel="Loading..." onClick={onTryAgain}>
            Try again
          </Button>
        )
      }
    >
      {serverMessage(error)}
    </EmptyState>
  )
}

function titleOf({ status }: CallError): string {
  if (status === 404) return 'There is no such list'
  return status === 401 || status === 403 ? 'This list is not open to you' : 'The list could not be loaded'
}

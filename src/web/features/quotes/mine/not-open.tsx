import { scenePath } from '#shared/pictures/artwork-options.ts'
import { serverMessage, type CallError } from '#web/api/call-error.ts'
import { useMe } from '#web/api/session/me.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { QUOTES, signInPath, SUPPLIER_DASHBOARD } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

type NotOpenProps = { error: CallError; isTrying: boolean; onTryAgain: () => void }

/**
 * Says why a request or a comparison cannot be shown: the link has expired, it belongs to another user, it does not exist, or the server
 * failed.
 */
export function NotOpen({ error, isTrying, onTryAgain }: NotOpenProps) {
  const me = useMe()
  const { address } = usePageLocation()
  const isForbidden = error.status === 401 || error.status === 403
  // The listing may have an account by now, which then opens the request.
  const isOver = hasEnded(error)
  return (
    <EmptyState
      level={1}
      title={titleOf(error)}
      image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
      action={
        (isForbidden || isOver) && me === null ? (
          <ButtonLink href={signInPath(isOver ? SUPPLIER_DASHBOARD : address)}>Log in</ButtonLink>
        ) : isOver ? (
          <ButtonLink href={SUPPLIER_DASHBOARD}>Go to the dashboard</ButtonLink>
        ) : isForbidden || error.status === 404 ? (
          <ButtonLink href={QUOTES}>Your quote requests</ButtonLink>
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

/** Returns whether the link of a listing without an account has ended. */
const hasEnded = ({ problem }: CallError) => problem?.code === 'link_ended'

function titleOf(error: CallError): string {
  const { status } = error
  if (hasEnded(error)) return 'This link has ended'
  if (status === 404) return 'There is no such request'
  return status === 401 || status === 403 ? 'This request is not open to you' : 'The request could not be loaded'
}

import { registerPath, signInPath, supplierPath, writeReviewPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { ReviewAction, ReviewedSupplier } from './reviewing.ts'

/** Why each action requires an account. */
const WHY: Record<ReviewAction['kind'], string> = {
  write: 'Reviews are written by cafes and restaurants with an account.',
  reply: 'The supplier replies with its account.',
  report: 'Reports are sent with an account, so that we know who to ask.',
}

type SignInFirstProps = { supplier: ReviewedSupplier; kind: ReviewAction['kind']; onClose: () => void }

export function SignInFirst({ supplier: { id }, kind, onClose }: SignInFirstProps) {
  const next = kind === 'write' ? writeReviewPath(id) : `${supplierPath(id)}#reviews`
  return (
    <Dialog open onOpenChange={onClose} title="Log in first" description={`${WHY[kind]} You come back to this page.`}>
      <Stack row gap={3}>
        <ButtonLink href={signInPath(next)}>Log in</ButtonLink>
        <ButtonLink href={registerPath(next)} variant="quiet">
          Create an account
        </ButtonLink>
      </Stack>
    </Dialog>
  )
}

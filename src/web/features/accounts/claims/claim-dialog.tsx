import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useMe } from '#web/api/session/me.ts'
import { registerPath, signInPath, supplierPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ClaimForm } from './claim-form.tsx'

type ClaimDialogProps = { supplier: Pick<Supplier, 'id' | 'businessName' | 'email'>; onClose: () => void }

/** The dialog to claim a listing and choose how to prove it. */
export function ClaimDialog({ supplier, onClose }: ClaimDialogProps) {
  const me = useMe()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Claim ${supplier.businessName}`}
      description="You then manage what the listing says, and get the requests it receives."
    >
      {me ? (
        <ClaimForm supplier={supplier} hasListing={me.supplierId !== undefined && me.member === undefined} />
      ) : (
        <SignInFirst supplierId={supplier.id} />
      )}
    </Dialog>
  )
}

function SignInFirst({ supplierId }: { supplierId: number }) {
  const next = supplierPath(supplierId)
  return (
    <Stack gap={4}>
      <p>Log in or create an account first, so that there is somebody to hand it to. You come back to this page.</p>
      <Stack row gap={3}>
        <ButtonLink href={signInPath(next)}>Log in</ButtonLink>
        <ButtonLink href={registerPath(next)} variant="quiet">
          Create an account
        </ButtonLink>
      </Stack>
    </Stack>
  )
}

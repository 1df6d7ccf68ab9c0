import type { MyClaim } from '#contract/suppliers/claims.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { RESOURCES, supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type WaitingClaimProps = {
  claim: MyClaim
  /** Called after the withdrawal, which removes the panel together with the focus. */
  onWithdrawn: () => void
}

/** A claim that the owner has not decided: how to be faster, and what can be done meanwhile. */
export function WaitingClaim({ claim: { id, supplierId, businessName, listingEmail, createdAt }, onWithdrawn }: WaitingClaimProps) {
  const withdraw = useWrite('DELETE /api/account/claims/:id', {
    invalidates: ['GET /api/account/claims'],
    success: { title: 'Claim withdrawn', description: businessName },
    onSuccess: onWithdrawn,
  })
  return (
    <Panel title={`You have claimed ${businessName}`}>
      <Stack gap={4} align="start">
        <p>
          Asked {when(createdAt)}. The owner of the marketplace decides, and you get an email either way. Once the claim is approved, you
          find the requests, profile and pictures of the listing here.
        </p>
        {listingEmail && <LinkByEmail supplierId={supplierId} listingEmail={listingEmail} />}
        <p>
          Meanwhile you can look at <TextLink href={supplierPath(supplierId)}>the listing</TextLink> and read the{' '}
          <TextLink href={RESOURCES}>resources</TextLink>. Requests go to the listing’s own email address, and are here too once it is
          yours.
        </p>
        <Button variant="quiet" busy={withdraw.isPending} busyLabel="Withdrawing..." onClick={() => void withdraw.send({ id })}>
          Not my business: withdraw the claim
        </Button>
      </Stack>
    </Panel>
  )
}

function LinkByEmail({ supplierId, listingEmail }: { supplierId: number; listingEmail: string }) {
  const { send, isPending, isSuccess, problem } = useWrite('POST /api/suppliers/:id/claims', { invalidates: [], failure: shownElsewhere })
  if (isSuccess)
    return (
      <Note tone="success" title="The email is on its way">
        Open the link in it within a day, and the listing is yours.
      </Note>
    )
  return (
    <>
      <p>Faster: if you read {listingEmail}, we send a link there that makes the listing yours at once.</p>
      {problem && <Note tone="error">{problem}</Note>}
      <Button busy={isPending} busyLabel="Sending..." onClick={() => void send({ id: String(supplierId), way: 'email' })}>
        Send the link
      </Button>
    </>
  )
}

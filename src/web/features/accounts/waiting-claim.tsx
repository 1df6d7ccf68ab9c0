import type { MyClaim } from '#contract/claims.ts'
import { when } from '#shared/when.ts'
import { useWrite } from '#web/api/use-write.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { RESOURCES, supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** A claim that the owner has not decided: how to be faster, and what can be done meanwhile. */
export function WaitingClaim({ claim: { id, supplierId, businessName, listingEmail, createdAt } }: { claim: MyClaim }) {
  const withdraw = useWrite('DELETE /api/account/claims/:id', {
    invalidates: ['GET /api/account/claims'],
    success: { title: 'Claim withdrawn', description: businessName },
  })
  return (
    <Panel title={`You have claimed ${businessName}`}>
      <Stack gap={4} align="start">
        <p>
          Asked {when(createdAt)}. The owner of the marketplace decides, and you get an email either way. Then its requests, profile and
          pictures are here.
        </p>
        {listingEmail && <LinkByEmail supplierId={supplierId} listingEmail={listingEmail} />}
        <p>
          Meanwhile you can look at <TextLink href={supplierPath(supplierId)}>the listing</TextLink> and read the{' '}
          <TextLink href={RESOURCES}>resources</TextLink>. Requests go to the listing’s own address and wait for you.
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
      <p>Faster: if you read {listingEmail}, a link there hands you the listing at once.</p>
      {problem && <Note tone="error">{problem}</Note>}
      <Button busy={isPending} busyLabel="Sending..." onClick={() => void send({ id: String(supplierId), way: 'email' })}>
        Send the link
      </Button>
    </>
  )
}

import type { MyClaim } from '#contract/suppliers/claims.ts'
import { claimPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'

/** A claim that the owner has refused, with the reason. */
export const RefusedClaim = ({ claim: { supplierId, businessName, reason } }: { claim: MyClaim }) => (
  <Note tone="info" title={`You did not get ${businessName}`}>
    {reason ?? 'The owner of the marketplace could not tell that the listing is yours.'} You can{' '}
    <TextLink href={claimPath(supplierId)}>claim it again</TextLink> and say more, or make a listing of your own below.
  </Note>
)

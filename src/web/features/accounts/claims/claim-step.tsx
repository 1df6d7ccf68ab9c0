import { useMe } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { AUTH, DASHBOARD, signInPath, SUPPLIERS, supplierPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkStep } from '#web/features/accounts/sign-in/link-step.tsx'

/** Confirms a claim with the link that was sent to the listing's address. */
export function ClaimStep({ token }: { token: string | null }) {
  const me = useMe()
  const confirm = useWrite('POST /api/claims/confirm', { invalidates: ['GET /api/me'], failure: shownElsewhere })
  if (me === null && token)
    return (
      <Stack gap={4}>
        <p>Log in with the account that asked for the listing. You come back to this page.</p>
        <ButtonLink href={signInPath(`${AUTH}?${new URLSearchParams({ mode: 'claim', token })}`)} block size="lg">
          Log in
        </ButtonLink>
      </Stack>
    )
  return (
    <LinkStep
      token={token}
      action="Take over the listing"
      busyAction="Taking over..."
      write={confirm}
      done={confirm.data && <Claimed supplierId={confirm.data.supplierId} />}
      wayOn={
        <ButtonLink href={SUPPLIERS} block size="lg">
          Find the listing again
        </ButtonLink>
      }
    />
  )
}

const Claimed = ({ supplierId }: { supplierId: number }) => (
  <>
    <Note tone="success" title="The listing is yours">
      The account that asked for it manages it from now on.
    </Note>
    <Stack row gap={3}>
      <ButtonLink href={DASHBOARD}>Go to the dashboard</ButtonLink>
      <ButtonLink href={supplierPath(supplierId)} variant="quiet">
        See the listing
      </ButtonLink>
    </Stack>
  </>
)

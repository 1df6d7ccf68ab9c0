import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { AUTH, SUPPLIER_DASHBOARD, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { LinkStep } from './link-step.tsx'
import { ResendButton } from '#web/features/accounts/registration/resend-button.tsx'

/** Confirms an email address with the link that was sent to it. Whoever is signed in then sees the children as well. */
export function ConfirmStep({ token, onConfirmed, children }: { token: string | null; onConfirmed: () => void; children: ReactNode }) {
  const me = useMe()
  const confirm = useWrite('POST /api/email/confirm', {
    invalidates: ['GET /api/me', 'GET /api/quotes', 'GET /api/quotes/joined'],
    failure: shownElsewhere,
    onSuccess: onConfirmed,
  })
  return (
    <LinkStep
      token={token}
      action="Confirm my email address"
      busyAction="Confirming..."
      write={confirm}
      done={<Confirmed>{me && children}</Confirmed>}
      wayOn={me ? <WayOn isConfirmed={me.emailConfirmed} /> : <ButtonLink href={AUTH}>Log in to have a new link sent</ButtonLink>}
    />
  )
}

const Confirmed = ({ children }: { children: ReactNode }) => (
  <>
    <Note tone="success">Emails about your account and your requests go there.</Note>
    {children}
    <Next />
  </>
)

/** Suppliers go on with their listing, of which the confirmed address was a part; everybody else with theirs. */
function Next() {
  const isSupplier = useMe()?.supplierId !== undefined
  const { data: setup } = useQuery({ ...query('GET /api/dashboard/supplier/setup', {}), enabled: isSupplier, refetchOnMount: 'always' })
  const done = setup?.filter(({ isDone }) => isDone).length
  return isSupplier ? (
    <ButtonLink href={SUPPLIER_DASHBOARD} block size="lg">
      {setup ? `Back to your listing: ${done} of ${setup.length} done` : 'Back to your listing'}
    </ButtonLink>
  ) : (
    <ButtonLink href={SUPPLIERS} block size="lg">
      Browse suppliers
    </ButtonLink>
  )
}

const WayOn = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? <Note tone="success">Your email address is confirmed already. There is nothing left to do.</Note> : <ResendButton />

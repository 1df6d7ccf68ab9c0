import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { useOneField } from './use-one-field.ts'

/** Asks an owner for a code of two-factor sign-in, where none was entered in this browser for 30 days. */
export function OwnerCode() {
  const prove = useWrite('POST /api/account/two-factor/verify', { invalidates: ['GET /api/me'], failure: shownElsewhere })
  const { field, problem, submit } = useOneField({
    missing: 'Please enter the code.',
    problem: prove.problem,
    onValue: (otp) => prove.send({ otp }),
  })
  return (
    <AccountForm onSubmit={submit} problem={problem} isAtField action="Continue" busyAction="Checking..." isBusy={prove.isPending}>
      <p>Please enter a code of your two-factor sign-in. We ask for it once every 30 days on each device.</p>
      <CodeField ref={field} error={problem} />
    </AccountForm>
  )
}

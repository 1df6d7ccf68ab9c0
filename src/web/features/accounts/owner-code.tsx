import { useWrite } from '#web/api/use-write.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AccountForm } from './account-form.tsx'
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
    <AccountForm onSubmit={submit} problem={problem} action="Go on" busyAction="Checking..." isBusy={prove.isPending}>
      <p>Please enter a code of your two-factor sign-in. We ask for it once every 30 days on each device.</p>
      <Field label="Code" help="Six digits from the authenticator app, or one of your recovery codes." required error={problem}>
        <TextInput ref={field} name="otp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
      </Field>
    </AccountForm>
  )
}

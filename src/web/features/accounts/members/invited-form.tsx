import { useWrite } from '#web/api/writes/use-write.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY, TERMS } from '#web/paths.ts'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import { formMessage, useRegisterForm } from '#web/features/accounts/registration/register-form.ts'
import { PersonFields } from '#web/features/accounts/registration/register-panel.tsx'
import { showAtForm } from '#web/features/accounts/sign-in/show-at-form.ts'

type InvitedFormProps = { token: string; email: string; onRegistered: (email: string) => void }

/** The registration of somebody who is invited to work on a listing, and accepts by it. */
export function InvitedForm({ token, email, onRegistered }: InvitedFormProps) {
  const form = useRegisterForm({ email, userType: 'supplier', invitation: token })
  const { errors, isSubmitting } = form.formState
  const { send } = useWrite('POST /api/register', {
    invalidates: [],
    failure: (error) => showAtForm(form, error),
    onSuccess: (_, input) => onRegistered(input.email),
  })
  return (
    <AccountForm
      onSubmit={form.handleSubmit(send, (problems) => form.setError('root', { message: formMessage(problems) }))}
      problem={errors.root?.message}
      action="Create account and accept"
      busyAction="Creating account..."
      isBusy={isSubmitting}
      block
    >
      <PersonFields form={form} />
      <SmallPrint>
        With an account you agree to our <TextLink href={TERMS}>terms</TextLink>. What we store about you is under{' '}
        <TextLink href={PRIVACY}>privacy</TextLink>.
      </SmallPrint>
    </AccountForm>
  )
}

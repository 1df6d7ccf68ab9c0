import { useWatch } from 'react-hook-form'
import { MIN_PASSWORD } from '#contract/accounts/accounts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY, TERMS } from '#web/paths.ts'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import { atField } from '#web/features/accounts/sign-in/at-field.ts'
import { BusinessFields } from './business-fields.tsx'
import { formMessage, useRegisterForm, type RegisterForm } from './register-form.ts'
import { showAtForm } from '#web/features/accounts/sign-in/show-at-form.ts'
import { useBegunRegistration } from './use-begun-registration.ts'

/** The registration form, with business information for suppliers. After a failure the typed values stay. */
export function RegisterPanel({ onRegistered }: { onRegistered: (email: string) => void }) {
  const form = useRegisterForm()
  useBegunRegistration(form)
  const { errors, isSubmitting } = form.formState
  const isSupplier = useWatch({ control: form.control, name: 'userType' }) === 'supplier'
  const { send } = useWrite('POST /api/register', {
    invalidates: [],
    failure: (error) => {
      showAtForm(form, error)
      return { title: 'Registration failed', description: 'Please try again', tone: 'destructive' }
    },
    onSuccess: (_, { email }) => onRegistered(email),
  })
  const submit = form.handleSubmit(send, (problems) => form.setError('root', { message: formMessage(problems) }))
  return (
    <AccountForm
      onSubmit={submit}
      problem={errors.root?.message}
      action="Create account"
      busyAction="Creating account..."
      isBusy={isSubmitting}
      block
    >
      <Choices legend="I am a" error={errors.userType?.message}>
        <Choice
          {...form.register('userType')}
          value="restaurant"
          defaultChecked
          label="Cafe/Restaurant"
          help="I buy from suppliers. Always free."
        />
        <Choice
          {...form.register('userType')}
          value="supplier"

          label="Supplier"
          help="I sell to venues and want a listing."
        />
      </Choices>
      <PersonFields form={form} />
      {isSupplier && <BusinessFields form={form} />}
      <SmallPrint>
        With an account you agree to our <TextLink href={TERMS}>terms</TextLink>. What we store about you is under{' '}
        <TextLink href={PRIVACY}>privacy</TextLink>.
      </SmallPrint>
    </AccountForm>
  )
}

export const PersonFields = ({ form: { register, formState } }: { form: RegisterForm }) => (
  <>
    <Field
      label="Username"
      required
      help="The name others see, such as on your reviews."
      error={atField(formState.errors.username, 'Choose a username.')}
    >
      <TextInput {...register('username')} autoComplete="nickname" maxLength={50} />
    </Field>
    <Field label="Email" required error={atField(formState.errors.email, 'Enter your email address.')}>
      <TextInput {...register('email')} type="email" autoComplete="username" />
    </Field>
    <Field
      label="Password"
      required
      help={`At least ${MIN_PASSWORD} characters.`}
      error={atField(formState.errors.password, 'Choose a password.')}
    >
      <PasswordInput {...register('password')} autoComplete="new-password" />
    </Field>
    <Field label="Confirm password" required error={atField(formState.errors.confirmPassword, 'Enter the password once more.')}>
      <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
    </Field>
  </>
)

import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { AUTH } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { showAtForm } from './show-at-form.ts'

/** Requests a link to set a new password. The message is the same whether or not an account has the address. */
export function ForgotForm() {
  const form = useForm<CallerInput<typeof forgotPassword>, unknown, Input<typeof forgotPassword>>({
    resolver: standardSchemaResolver(forgotPassword.body),
  })
  const { errors, isSubmitting } = form.formState
  const { send, isSuccess, variables } = useWrite('POST /api/password/forgot', {
    invalidates: [],
    failure: (error) => showAtForm(form, error),
  })
  const submit = form.handleSubmit(send, ({ email }) => form.setError('root', { message: email?.message }))
  if (isSuccess)
    return (
      <>
        <Note tone="info" title="Look into your inbox">
          If an account belongs to <b>{variables.email}</b>, an email with a link is on its way. The link works once, for one hour.
        </Note>
        <p style={{ marginBlockStart: 'var(--space-4)' }}>
          <TextLink href={AUTH}>Back to login</TextLink>
        </p>
      </>
    )
  return (
    <AccountForm
      onSubmit={submit}
      problem={errors.root?.message}
      action="Send me a link"
      busyAction="Sending..."
      isBusy={isSubmitting}
      block
    >
      <Field label="Email" required error={errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="username" />
      </Field>
      <p>
        <TextLink href={AUTH}>Back to login</TextLink>
      </p>
    </AccountForm>
  )
}

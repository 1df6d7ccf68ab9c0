import { useForm } from 'react-hook-form'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_ACCOUNTS } from '#web/features/social/social-reads.ts'
import { CONNECTED, notConnected } from './use-accounts.ts'

type NewAccount = { platform: SocialPlatform | ''; accountName: string; autoPostEnabled: boolean }

/** Returns the form that connects an account in the sandbox. What was typed stays after a failure, with the reason at its field or as `problem`. */
export function useConnectForm(supplierId: Id, onConnected: () => void) {
  const form = useForm<NewAccount>({ defaultValues: { platform: '', accountName: '', autoPostEnabled: false } })
  const { send, problem } = useWrite('POST /api/suppliers/:id/social-accounts', {
    attempts: useAttempts('social-account'),
    invalidates: SHOWS_ACCOUNTS,
    success: CONNECTED,
    failure: (error) => {
      showFieldErrors(form, error)
      return notConnected
    },
    onSuccess: onConnected,
  })
  const platform = form.register('platform', { required: 'Please choose a platform.' })
  const accountName = form.register('accountName', {
    validate: (name) => !isBlank(name) || 'Please give the name of the account.',
  })
  const submit = form.handleSubmit(async ({ platform: chosen, ...account }) => {
    // The form is sent with a platform only.
    if (chosen) await send({ id: String(supplierId), platform: chosen, ...account })
  })
  const { errors } = form.formState
  return { form, fields: { platform, accountName }, submit, problem: errors.platform || errors.accountName ? undefined : problem }
}
export type ConnectForm = ReturnType<typeof useConnectForm>

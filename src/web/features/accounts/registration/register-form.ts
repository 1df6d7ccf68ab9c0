import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { register } from '#contract/accounts/accounts.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { FILL_IN_REQUIRED } from '#contract/endpoint/values.ts'
import { passwordForm } from '#shared/contact/password-form.ts'

type Registration = CallerInput<typeof register>
type Checked = Input<typeof register>
export type RegisterForm = UseFormReturn<Registration, unknown, Checked>

const MISMATCH = "Passwords don't match"
const check = standardSchemaResolver<Registration, unknown, Checked>(register.body)

/** Validates by the server's schema, and across fields as the server does. */
const resolver: Resolver<Registration, unknown, Checked> = async (values, context, options) => {
  // Who accepts an invitation has no listing of their own.
  const isSupplier = values.userType === 'supplier' && !values.invitation
  const result = await check(isSupplier ? values : { ...values, supplierData: null }, context, options)
  const differ = values.confirmPassword !== '' && passwordForm(values.password) !== passwordForm(values.confirmPassword)
  if (!differ) return result
  return { values: {}, errors: { ...result.errors, confirmPassword: { type: 'match', message: MISMATCH } } }
}

export const useRegisterForm = (defaultValues: DefaultValues<Registration> = { userType: 'restaurant' }): RegisterForm =>
  useForm<Registration, unknown, Checked>({ resolver, defaultValues })

/** Returns the error message of the form (docs/behaviour/pages.md, Forms): first that a field is missing, then other errors. */
export function formMessage(errors: FieldErrors<Registration>): string | undefined {
  const { supplierData = {}, ...others } = errors
  const messages = Object.values({ ...others, ...supplierData })
    .map((error) => error?.message)
    .filter(Boolean)
  return messages.includes(FILL_IN_REQUIRED) ? FILL_IN_REQUIRED : messages[0]
}

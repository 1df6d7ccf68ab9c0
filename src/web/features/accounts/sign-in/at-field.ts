import { FILL_IN } from '#contract/accounts/accounts.ts'
import { FILL_IN_REQUIRED } from '#contract/endpoint/values.ts'

const FORM_MESSAGES: unknown[] = [FILL_IN, FILL_IN_REQUIRED]

/** Returns the message at a field: the form's own messages about missing fields are replaced by one for this field. */
export const atField = (error: { message?: string } | undefined, missing: string) =>
  FORM_MESSAGES.includes(error?.message) ? missing : error?.message

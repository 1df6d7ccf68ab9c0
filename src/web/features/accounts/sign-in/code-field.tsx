import type { Ref } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

/** Asks somebody with two-factor sign-in for a code of either kind. */
export const CodeField = ({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) => (
  <Field label="Code" help="Six digits from the authenticator app, or one of your recovery codes." required error={error}>
    <TextInput ref={ref} name="otp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
  </Field>
)

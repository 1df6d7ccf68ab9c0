import '#web/api/zod-without-eval.ts'
import { Email } from '#contract/values.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import styles from './contact-supplier.module.css'

/** What can be added to an inquiry; loaded when somebody wants to. */
export const ContactMessage = ({ emailError }: { emailError?: string }) => (
  <div className={styles.fields}>
    <Field label="Message to the supplier" optional>
      <TextArea name="message" rows={2} maxLength={2000} />
    </Field>
    <Field label="Your email for the answer" optional error={emailError}>
      <TextInput name="email" type="email" autoComplete="email" />
    </Field>
  </div>
)

/** Why the server would refuse an address. */
export const refusalOf = (email: string) => Email.safeParse(email).error?.issues[0]?.message

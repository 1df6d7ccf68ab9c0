import { useEffect, useRef } from 'react'
import { PRIVACY } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import styles from './contact-supplier.module.css'

/** Shown after an inquiry that the supplier could not answer; the focus is in it as soon as it is there. */
export function QuestionFields({ error }: { error: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={frame} className={styles.question}>
      <ReachField label="Where can they reach you?" error={error} />
      <GoesTo />
    </div>
  )
}

/** Shown where a message is to go along with the inquiry; `draft` is its name until it is sent. */
export const MessageFields = ({ draft, error }: { draft: string; error: string | undefined }) => (
  <div className={styles.fields}>
    <TextDraft name={draft} />
    <GoesTo />
    <Field label="Message to the supplier" optional>
      <TextArea name="message" rows={2} maxLength={2000} />
    </Field>
    <ReachField label="Your email or phone for the answer" optional error={error} />
  </div>
)

const GoesTo = () => (
  <SmallPrint>
    It goes to the supplier. <TextLink href={PRIVACY}>Privacy</TextLink>
  </SmallPrint>
)

type ReachFieldProps = { label: string; optional?: boolean; error: string | undefined }

const ReachField = ({ label, optional, error }: ReachFieldProps) => (
  <Field label={label} optional={optional} error={error} help={optional ? undefined : 'An email address or a phone number.'}>
    <TextInput name="reach" maxLength={254} autoComplete="email" autoCapitalize="none" spellCheck={false} />
  </Field>
)

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Supplier } from '#contract/suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useEarlyPress } from '#web/browser/early-press.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY } from '#web/paths.ts'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { NO_CONTACT_INFO, parseContactInfo, type ContactInfo } from './contact-info.ts'
import { useContact, type Inquiry } from './use-contact.ts'
import styles from './contact-supplier.module.css'

type ContactSupplierProps = {
  supplierId: Supplier['id']
  /** Returns the contact details that this browser remembers of an anonymous visitor. */
  remembered: () => ContactInfo
}

/** Asks the supplier to get in touch, with one click. A visitor without known contact details is asked for them afterwards. */
export function ContactSupplier({ supplierId, remembered }: ContactSupplierProps) {
  const { ref: form, ...early } = useEarlyPress<HTMLFormElement>()
  const [isWriting, setWriting] = useState(false)
  const [unreadable, setUnreadable] = useState<string>()
  const { send, isPending, isAsking, problem } = useContact(supplierId, remembered, () => {
    form.current?.reset()
    setWriting(false)
  })
  const error = unreadable ?? problem
  useFocusOn(form, { isPending, isAsking, error })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { inquiry, isReadable } = typedIn(event.currentTarget, isAsking)
    setUnreadable(isReadable ? undefined : NO_CONTACT_INFO)
    if (isReadable) void send(inquiry)
    else event.currentTarget.querySelector<HTMLInputElement>('[name=reach]')?.focus()
  }
  return (
    <form ref={form} {...early} noValidate onSubmit={submit} className={styles.form}>
      {isAsking && <ReachField label="Where can they reach you?" error={error} />}
      {(isAsking || isWriting) && <GoesTo />}
      <Button type="submit" variant="outline" block busy={isPending} busyLabel="Sending...">
        {isAsking ? 'Send to the supplier' : 'Contact Supplier'}
      </Button>
      {!isAsking && <Toggle isOpen={isWriting} onToggle={() => setWriting(!isWriting)} />}
      {!isAsking && isWriting && (
        <div className={styles.fields}>
          <Field label="Message to the supplier" optional>
            <TextArea name="message" rows={2} maxLength={2000} />
          </Field>
          <ReachField label="Your email or phone for the answer" optional error={error} />
        </div>
      )}
    </form>
  )
}

const GoesTo = () => (
  <SmallPrint>
    It goes to the supplier. <TextLink href={PRIVACY}>How long it is stored</TextLink>
  </SmallPrint>
)

type ReachFieldProps = { label: string; optional?: boolean; error?: string }

const ReachField = ({ label, optional, error }: ReachFieldProps) => (
  <Field label={label} optional={optional} error={error} help={optional ? undefined : 'An email address or a phone number.'}>
    <TextInput name="reach" maxLength={254} autoComplete="email" autoCapitalize="none" spellCheck={false} />
  </Field>
)

const Toggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <button type="button" aria-expanded={isOpen} className={styles.toggle} onClick={onToggle}>
    <Icon name="caret-down" className={styles.caret} />
    Add a message
  </button>
)

/**
 * Returns the typed inquiry without its blank fields. `isReadable` is false for an invalid contact detail, and for a missing one if it
 * `isNeeded`.
 */
function typedIn(form: HTMLFormElement, isNeeded: boolean): { inquiry: Inquiry; isReadable: boolean } {
  const textOf = (name: string) => String(new FormData(form).get(name) ?? '').trim()
  const [message, typed] = [textOf('message'), textOf('reach')]
  const contact = parseContactInfo(typed)
  return { inquiry: { ...(message && { message }), ...contact }, isReadable: contact !== undefined || (typed === '' && !isNeeded) }
}

type FocusState = { isPending: boolean; isAsking: boolean; error: string | undefined }

/** Moves the focus to the contact field when it appears or is invalid, and back to the button when the field is removed. */
function useFocusOn(form: { current: HTMLFormElement | null }, { isPending, isAsking, error }: FocusState) {
  const wasAsking = useRef(false)
  useEffect(() => {
    // The button is disabled while the request is pending.
    if (isPending) return
    if (isAsking || error) form.current?.querySelector<HTMLInputElement>('[name=reach]')?.focus()
    else if (wasAsking.current) form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
    wasAsking.current = isAsking
  }, [form, isPending, isAsking, error])
}

import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useEarlyPress } from '#web/browser/early-press.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { NO_CONTACT_INFO, parseContactInfo, type ContactInfo } from './contact-info.ts'
import type { Inquiry } from './send-inquiry.ts'
import { loadSending, useContact } from './use-contact.ts'
import styles from './contact-supplier.module.css'

const fields = () => import('./contact-fields.tsx')
const QuestionFields = lazy(async () => ({ default: (await fields()).QuestionFields }))
const MessageFields = lazy(async () => ({ default: (await fields()).MessageFields }))

type ContactSupplierProps = {
  supplierId: Supplier['id']
  /** Returns the contact details that this browser remembers of an anonymous visitor. */
  remembered: () => ContactInfo
}

/** Loads the scripts of the fields and of what sends them before they are needed. */
const prepare = () => void Promise.all([fields(), loadSending()]).catch(() => undefined)

/** Forgets what was typed. Its script is there where something was: the fields bring it. */
const forget = (draft: string) => import('#web/storage/text-drafts.ts').then(({ forgetText }) => forgetText(draft)).catch(() => undefined)

/** Asks the supplier to get in touch, with one click. A visitor without known contact details is asked for them afterwards. */
export function ContactSupplier({ supplierId, remembered }: ContactSupplierProps) {
  const { ref: form, ...early } = useEarlyPress<HTMLFormElement>()
  const draft = `contact-${supplierId}`
  const [isWriting, setWriting] = useState(false)
  const [unreadable, setUnreadable] = useState<string>()
  const { send, isPending, isAsking, problem } = useContact(supplierId, remembered, () => {
    form.current?.reset()
    void forget(draft)
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
      {isAsking && (
        <Suspense>
          <QuestionFields error={error} />
        </Suspense>
      )}
      <Button type="submit" variant="outline" block busy={isPending} busyLabel="Sending..." onPointerEnter={prepare} onFocus={prepare}>
        {isAsking ? 'Send to the supplier' : 'Contact Supplier'}
      </Button>
      {!isAsking && <Toggle isOpen={isWriting} onToggle={() => setWriting(!isWriting)} />}
      {!isAsking && isWriting && (
        <Suspense>
          <MessageFields draft={draft} error={error} />
        </Suspense>
      )}
    </form>
  )
}

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

/** Moves the focus to the contact field when it is invalid, and back to the button when the field that asked is removed. */
function useFocusOn(form: { current: HTMLFormElement | null }, { isPending, isAsking, error }: FocusState) {
  const wasAsking = useRef(false)
  useEffect(() => {
    // The button is disabled while the request is pending.
    if (isPending) return
    if (error) form.current?.querySelector<HTMLInputElement>('[name=reach]')?.focus()
    else if (!isAsking && wasAsking.current) form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
    wasAsking.current = isAsking
  }, [form, isPending, isAsking, error])
}

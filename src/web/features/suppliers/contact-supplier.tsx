import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Supplier } from '#contract/suppliers.ts'
import { serverMessage } from '#web/api/call.ts'
import { mutation } from '#web/api/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './contact-supplier.module.css'

const SENT = {
  title: 'Inquiry Sent',
  description: 'Your inquiry has been sent to the supplier. They will contact you soon.',
  tone: 'success',
} as const

const load = () => import('./contact-message.tsx')
type Extra = Awaited<ReturnType<typeof load>>

const NOT_HERE = 'The fields did not arrive. Please check your connection and try again.'
const sayItDidNotArrive = () => void toast({ title: 'Error', description: NOT_HERE, tone: 'destructive' })

/** Asks the supplier to get in touch, with one click; a line to them and an address for the answer can be added (contract §3). */
export function ContactSupplier({ supplierId }: { supplierId: Supplier['id'] }) {
  const form = useRef<HTMLFormElement>(null)
  const [extra, setExtra] = useState<Extra>()
  const [emailError, setEmailError] = useState<string>()
  const { mutate, isPending } = useMutation({
    ...mutation('POST /api/suppliers/:id/contact'),
    networkMode: 'always',
    onSuccess: () => {
      form.current?.reset()
      setExtra(undefined)
      toast(SENT)
    },
    onError: (error) => void toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' }),
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = givenIn(event.currentTarget)
    const refusal = given.email && extra?.refusalOf(given.email)
    setEmailError(refusal)
    if (refusal) event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else mutate({ id: String(supplierId), ...given })
  }
  const toggle = () => (extra ? setExtra(undefined) : void load().then(setExtra, sayItDidNotArrive))
  return (
    <form ref={form} noValidate onSubmit={send} className={styles.form}>
      <Button type="submit" variant="outline" block busy={isPending} busyLabel="Sending...">
        Contact Supplier
      </Button>
      <button type="button" aria-expanded={extra !== undefined} className={styles.toggle} onClick={toggle}>
        <Icon name="caret-down" className={styles.caret} />
        Add a message
      </button>
      {extra && <extra.ContactMessage emailError={emailError} />}
    </form>
  )
}

/** What was typed; nothing typed is nothing sent. */
function givenIn(form: HTMLFormElement) {
  const [message, email] = ['message', 'email'].map((name) => String(new FormData(form).get(name) ?? '').trim() || undefined)
  return { message, email }
}

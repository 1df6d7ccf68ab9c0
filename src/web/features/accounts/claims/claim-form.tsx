import { useState, type SubmitEvent } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'

type Way = 'email' | 'owner'

type ClaimFormProps = {
  supplier: Pick<Supplier, 'id' | 'email'>
  /** Whether the account manages a listing already: only the owner makes two listings one. */
  hasListing: boolean
}

/** The form of a claim, with the way to prove it: by an email to the listing's address, if it has one, or by a decision of the owner. */
export function ClaimForm({ supplier, hasListing }: ClaimFormProps) {
  const { id } = supplier
  const email = hasListing ? null : supplier.email
  const [way, setWay] = useState<Way>(email ? 'email' : 'owner')
  const { problem, isBusy, sent, submit } = useClaim(id, way)
  if (sent) return <Sent way={sent} />
  return (
    <AccountForm onSubmit={submit} problem={problem} action="Claim this listing" busyAction="Sending..." isBusy={isBusy}>
      {hasListing && (
        <Note tone="info">
          Your account has a listing already. If both are your business, your own becomes part of this one with all it has, and its address
          leads here. You can go on with your own until then.
        </Note>
      )}
      <Choices legend="How would you like to prove it?">
        {email && <WayChoice way="email" chosen={way} onChoose={setWay} label="By email" help={`A link goes to ${email}.`} />}
        <WayChoice way="owner" chosen={way} onChoose={setWay} label="By a person" help="The owner of the marketplace looks at it." />
      </Choices>
      {way === 'owner' && (
        <>
          <TextDraft name={`claim-${id}`} />
          <Field label="Anything that helps" optional help="Your role there, the ABN, a number to call back.">
            <TextArea name="message" rows={3} maxLength={2000} />
          </Field>
        </>
      )}
    </AccountForm>
  )
}

type WayChoiceProps = { way: Way; chosen: Way; onChoose: (way: Way) => void; label: string; help: string }

const WayChoice = ({ way, chosen, onChoose, ...words }: WayChoiceProps) => (
  <Choice name="way" value={way} checked={way === chosen} onChange={() => onChoose(way)} {...words} />
)

function useClaim(supplierId: Supplier['id'], way: Way) {
  const { send, isPending, isSuccess, problem } = useWrite('POST /api/suppliers/:id/claims', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: () => forgetText(`claim-${supplierId}`),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message') ?? '')
    void send({ id: String(supplierId), way, message })
  }
  return { problem, isBusy: isPending, sent: isSuccess ? way : undefined, submit }
}

const Sent = ({ way }: { way: Way }) =>
  way === 'email' ? (
    <Note tone="success" title="The email is on its way">
      Open the link in it within a day, and the listing is yours.
    </Note>
  ) : (
    <Note tone="success" title="Your claim is noted">
      The owner of the marketplace decides, and you get an email either way.
    </Note>
  )

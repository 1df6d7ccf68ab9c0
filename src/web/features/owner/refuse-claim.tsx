import { useId, type SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'

/** The name of the reason until it is sent. */
export const refusalDraft = (id: string) => `refusal-${id}`

type RefuseClaimProps = {
  claim: { id: string; businessName: string; username: string }
  isBusy: boolean
  /** Why it is not refused. */
  problem: string | undefined
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a refusal, which the account reads in its email and dashboard. */
export function RefuseClaim({ claim, isBusy, problem, onRefuse, onClose }: RefuseClaimProps) {
  const form = useId()
  const { businessName, username } = claim
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRefuse(String(new FormData(event.currentTarget).get('reason') ?? ''))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Refuse the claim to ${businessName}`}
      description={`${username} gets an email, and can claim it again or make a listing of their own.`}
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isBusy} busyLabel="Refusing...">
          Refuse the claim
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextDraft name={refusalDraft(claim.id)} />
        <Field label="Reason" optional help={`What ${username} reads.`}>
          <TextArea name="reason" rows={3} maxLength={1000} />
        </Field>
      </form>
    </Dialog>
  )
}

import { isBlank } from '#shared/visible-text.ts'
import { showFieldErrors } from '#web/api/field-errors.ts'
import { useAttempts } from '#web/api/use-attempts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { draftName, keepContactDetails } from './contact-details.ts'
import { hintsFor } from './hints-for.ts'
import type { Prefill } from './prefill.ts'
import { QuoteFields } from './quote-fields.tsx'
import { useQuoteForm, type QuoteForm, type QuoteSupplier } from './quote-form.ts'
import { RememberedDetails } from './remembered-details.tsx'
import { useSupplierForm, type SupplierForm } from './supplier-form.ts'
import { SHOWS_QUOTES } from './shows-quotes.ts'
import { useDraft } from './use-draft.ts'
import { useWhoAsks, type WhoAsks } from './who-asks.ts'

type QuoteDialogProps = {
  supplier: QuoteSupplier
  prefill?: Prefill
  onOpenChange: (open: boolean) => void
  /** It is on its way; a copy goes to this address. */
  onSent: (email: string) => void
}

const FORM = 'quote-request'
const NOBODY = { businessName: '', contactEmail: '', contactPhone: '', venueType: '', seatingCapacity: '' } as const

/** Asks one supplier for a quote; open as long as it is rendered and it is known who asks. A failure keeps the form and says why. */
export function QuoteDialog(props: QuoteDialogProps) {
  const who = useWhoAsks()
  return who ? <OpenDialog key={who.storage.requester} {...props} who={who} /> : null
}

function OpenDialog({ supplier, prefill, onOpenChange, onSent, who }: QuoteDialogProps & { who: WhoAsks }) {
  const asks = useSupplierForm(supplier)
  const form = useQuoteForm(supplier, prefill, asks, who)
  const submit = useSubmit(form, supplier, asks, who, onSent)
  return (
    <Dialog
      open
      wide
      onOpenChange={onOpenChange}
      title={`Request a quote from ${supplier.businessName}`}
      description="Free, no account needed. The supplier answers you directly, and you get a copy by email."
      footer={
        <Button type="submit" form={FORM} icon="paper-plane-right" busy={form.formState.isSubmitting} busyLabel="Sending...">
          Send Quote Request
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack>
          <QuoteFields form={form} hints={hintsFor(supplier)} asks={asks} businessName={supplier.businessName} />
          <RememberedDetails who={who} onForget={() => form.reset({ ...form.getValues(), ...NOBODY, ...who.own } as never)} />
        </Stack>
      </form>
    </Dialog>
  )
}

function useSubmit(form: QuoteForm, { id }: QuoteSupplier, asks: SupplierForm, { storage }: WhoAsks, onSent: QuoteDialogProps['onSent']) {
  const forgetDraft = useDraft(form, { storage, name: draftName(id), followsSignIn: true })
  const { send } = useWrite('POST /api/quotes/request', {
    invalidates: SHOWS_QUOTES,
    attempts: useAttempts(draftName(id)),
    success: { title: 'Quote Request Sent!', description: SENT, tone: 'success' },
    failure: (error, { answers = [] }) => {
      showFieldErrors(form, error, answerField(asks, answers))
      return failureToast(error)
    },
    onSuccess: (_, { contactEmail }) => {
      keepContactDetails(storage, form.getValues())
      forgetDraft()
      onSent(contactEmail)
    },
  })
  return form.handleSubmit(send, sayWhatIsMissing(form))
}

/** The server counts the answers that it was sent; each of its messages goes to the field that it is about. */
const answerField =
  ({ fields }: SupplierForm, sent: readonly { fieldId: string }[]) =>
  (path: string) => {
    const fieldId = sent[Number(/^answers\.(\d+)/.exec(path)?.[1])]?.fieldId
    const at = fields.findIndex(({ id }) => id === fieldId)
    return at >= 0 ? `answers.${at}.value` : undefined
  }

const SENT = 'Your quote request has been sent to the supplier. They will contact you directly with pricing.'
const MISSING = 'Please fill in your business name, email, and requirements.'

/** What is wrong stands at each field; that something required is missing is said in a toast, too (docs/behaviour.md, Forms). */
const sayWhatIsMissing = (form: QuoteForm) => () => {
  const required = form.getValues(['businessName', 'contactEmail', 'requirements'])
  if (required.some((text) => isBlank(text))) toast({ title: 'Missing Information', description: MISSING, tone: 'destructive' })
}

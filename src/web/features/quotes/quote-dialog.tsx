import { isBlank } from '#shared/visible-text.ts'
import { showFieldErrors } from '#web/api/field-errors.ts'
import { useAttempts } from '#web/api/use-attempts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY } from '#web/paths.ts'
import { draftName, storeContactDetails } from './contact-details.ts'
import { hintsFor } from './hints-for.ts'
import type { Prefill } from './prefill.ts'
import { QuoteFields } from './quote-fields.tsx'
import { useQuoteForm, type QuoteForm, type QuoteSupplier } from './quote-form.ts'
import { RememberedDetails } from './remembered-details.tsx'
import { useSupplierForm, type SupplierForm } from './supplier-form.ts'
import { SHOWS_QUOTES } from './shows-quotes.ts'
import { useDraft } from './use-draft.ts'
import { useRequesterDetails, type RequesterDetails } from './requester-details.ts'

type QuoteDialogProps = {
  supplier: QuoteSupplier
  prefill?: Prefill
  onOpenChange: (open: boolean) => void
  /** Called after the request was sent; a copy goes to this address. */
  onSent: (email: string) => void
}

const FORM = 'quote-request'
const BLANK = { businessName: '', contactEmail: '', contactPhone: '', venueType: '', seatingCapacity: '' } as const

/**
 * The dialog that asks one supplier for a quote, open while it is rendered and once it is known who is signed in. After a failure the form
 * stays as it is, with the reason.
 */
export function QuoteDialog(props: QuoteDialogProps) {
  const requester = useRequesterDetails()
  return requester ? <OpenDialog key={requester.storage.requester} {...props} requester={requester} /> : null
}

function OpenDialog({ supplier, prefill, onOpenChange, onSent, requester }: QuoteDialogProps & { requester: RequesterDetails }) {
  const supplierForm = useSupplierForm(supplier)
  const form = useQuoteForm(supplier, prefill, supplierForm, requester)
  const submit = useSubmit(form, supplier, supplierForm, requester, onSent)
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
          <QuoteFields form={form} hints={hintsFor(supplier)} supplierForm={supplierForm} businessName={supplier.businessName} />
          <RememberedDetails
            requester={requester}
            // The form holds choices as texts, which the schema validates.
            onForget={() => form.reset({ ...form.getValues(), ...BLANK, ...requester.own } as never)}
          />
          <SmallPrint>
            {supplier.businessName} gets what you enter. <TextLink href={PRIVACY}>How long it is stored</TextLink>
          </SmallPrint>
        </Stack>
      </form>
    </Dialog>
  )
}

function useSubmit(
  form: QuoteForm,
  { id }: QuoteSupplier,
  supplierForm: SupplierForm,
  { storage }: RequesterDetails,
  onSent: QuoteDialogProps['onSent'],
) {
  const forgetDraft = useDraft(form, { storage, name: draftName(id), followsSignIn: true })
  const { send } = useWrite('POST /api/quotes/request', {
    invalidates: SHOWS_QUOTES,
    attempts: useAttempts(draftName(id)),
    success: { title: 'Quote Request Sent!', description: SENT, tone: 'success' },
    failure: (error, { answers = [] }) => {
      showFieldErrors(form, error, answerField(supplierForm, answers))
      return failureToast(error)
    },
    onSuccess: (_, { contactEmail }) => {
      storeContactDetails(storage, form.getValues())
      forgetDraft()
      onSent(contactEmail)
    },
  })
  return form.handleSubmit(send, sayWhatIsMissing(form))
}

/**
 * Returns a mapping of error paths. The server numbers the answers that were sent; each message belongs to the form's field with the same
 * id.
 */
const answerField =
  ({ fields }: SupplierForm, sent: readonly { fieldId: string }[]) =>
  (path: string) => {
    const fieldId = sent[Number(/^answers\.(\d+)/.exec(path)?.[1])]?.fieldId
    const at = fields.findIndex(({ id }) => id === fieldId)
    return at >= 0 ? `answers.${at}.value` : undefined
  }

const SENT = 'Your quote request has been sent to the supplier. They will contact you directly with pricing.'
const MISSING = 'Please fill in your business name, email, and requirements.'

/** Shows a toast if a required field is empty, besides the errors at the fields (docs/behaviour.md, Forms). */
const sayWhatIsMissing = (form: QuoteForm) => () => {
  const required = form.getValues(['businessName', 'contactEmail', 'requirements'])
  if (required.some((text) => isBlank(text))) toast({ title: 'Missing Information', description: MISSING, tone: 'destructive' })
}

import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useMe } from '#web/api/session/me.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useHistorySteps } from '#web/navigation/use-history-steps.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY, quotePath } from '#web/paths.ts'
import { AskForSample } from './ask-for-sample.tsx'
import { draftName, storeContactDetails } from './contact-details.ts'
import { onlyOnce, PartsFooter } from './parts-footer.tsx'
import type { Prefill } from './prefill.ts'
import { fieldsOfParts, QuoteParts } from './quote-parts.tsx'
import { useQuoteForm, type QuoteForm, type QuoteSupplier } from './quote-form.ts'
import { quoteDescription, quoteTitle } from '#web/features/quotes/quote-texts.ts'
import { RememberedDetails } from '#web/features/quotes/requester/remembered-details.tsx'
import { useSupplierForm, type SupplierForm } from './supplier-form.ts'
import { noteSent, seeRequest } from './sent-requests.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { useDraft } from './use-draft.ts'
import { useParts, type Parts } from './use-parts.ts'
import { useInferredFields } from '#web/features/quotes/hints/use-inferred-fields.ts'
import { useRequesterDetails, type RequesterDetails } from '#web/features/quotes/requester/requester-details.ts'

type QuoteDialogProps = {
  supplier: QuoteSupplier
  prefill?: Prefill
  /** Called when the dialog was closed without a request. */
  onClose: () => void
  /** Called after the request was sent and the dialog closed. */
  onSent: () => void
}

const FORM = 'quote-request'
const BLANK = { businessName: '', contactEmail: '', contactPhone: '', venueType: '', seatingCapacity: '' } as const

/**
 * The dialog that asks one supplier for a quote, or for a sample of a product, open while it is rendered and once it is known who is signed in.
 * After a failure the form stays as it is, with the reason.
 */
export function QuoteDialog(props: QuoteDialogProps) {
  const requester = useRequesterDetails()
  if (!requester) return null
  const Opened = props.prefill?.kind === 'sample' ? AskForSample : OpenDialog
  return <Opened key={requester.storage.requester} {...props} requester={requester} />
}

function OpenDialog({ supplier, prefill, onClose, onSent, requester }: QuoteDialogProps & { requester: RequesterDetails }) {
  const history = useHistorySteps(onClose)
  const me = useMe()
  const supplierForm = useSupplierForm(supplier)
  const form = useQuoteForm(supplier, prefill, supplierForm, requester)
  const filledFrom = useInferredFields(form, supplierForm)
  const parts = useParts(form, fieldsOfParts(supplierForm), history)
  const { submit, problem } = useSubmit(form, supplier, { supplierForm, requester, parts, onSent: () => history.close(onSent) })
  return (
    <Dialog
      open
      wide="most"
      onOpenChange={() => history.close()}
      title={quoteTitle(supplier)}
      description={quoteDescription(me != null)}
      problem={problem}
      footer={<PartsFooter parts={parts} form={FORM} send={<SendButton isBusy={form.formState.isSubmitting} />} />}
    >
      <form id={FORM} noValidate onSubmit={parts.isStepped && !parts.isLast ? parts.goOn : submit}>
        <QuoteParts form={form} supplier={supplier} supplierForm={supplierForm} filledFrom={filledFrom} shown={parts}>
          <RememberedDetails
            requester={requester}
            // The form holds choices as texts, which the schema validates.
            onForget={() => form.reset({ ...form.getValues(), ...BLANK, ...requester.own } as never)}
          />
          <SmallPrint>
            {supplier.businessName} gets what you enter. <TextLink href={PRIVACY}>Privacy</TextLink>
          </SmallPrint>
        </QuoteParts>
      </form>
    </Dialog>
  )
}

const SendButton = ({ isBusy }: { isBusy: boolean }) => (
  <Button type="submit" form={FORM} onClick={onlyOnce} icon="paper-plane-right" busy={isBusy} busyLabel="Sending...">
    Send Quote Request
  </Button>
)

type SubmitOptions = Pick<QuoteDialogProps, 'onSent'> & { supplierForm: SupplierForm; requester: RequesterDetails; parts: Parts }

function useSubmit(form: QuoteForm, { id }: QuoteSupplier, { supplierForm, requester: { storage }, parts, onSent }: SubmitOptions) {
  const forgetDraft = useDraft(form, { storage, name: draftName(id), followsSignIn: true })
  const { send, problem } = useWrite('POST /api/quotes/request', {
    invalidates: SHOWS_QUOTES,
    attempts: useAttempts(draftName(id)),
    success: ({ id: requestId, key }) => ({
      title: 'Quote Request Sent!',
      description: SENT,
      tone: 'success',
      action: seeRequest(quotePath(requestId, key)),
    }),
    failure: (error, { answers = [] }) => {
      if (showFieldErrors(form, error, answerField(supplierForm, answers))) parts.showFirstError()
      return failureToast(error)
    },
    onSuccess: ({ id: requestId, key }, { contactEmail }) => {
      storeContactDetails(storage, form.getValues())
      forgetDraft()
      noteSent(id, { id: requestId, email: contactEmail, key })
      onSent()
    },
  })
  const submit = form.handleSubmit(send, () => {
    parts.showFirstError()
    sayWhatIsMissing(form)
  })
  return { submit, problem }
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

/** Shows a toast if a required field is empty, besides the errors at the fields (docs/behaviour/pages.md, Forms). */
function sayWhatIsMissing(form: QuoteForm) {
  const required = form.getValues(['businessName', 'contactEmail', 'requirements'])
  if (required.some((text) => isBlank(text))) toast({ title: 'Missing Information', description: MISSING, tone: 'destructive' })
}

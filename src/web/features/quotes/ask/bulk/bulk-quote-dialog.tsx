import '#web/api/zod-without-eval.ts'
import { MAX_BULK } from '#contract/options.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { counted } from '#shared/text/words.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useHistorySteps } from '#web/navigation/use-history-steps.ts'
import { BulkRequesterFields, MessageField, type BulkForm } from './bulk-quote-fields.tsx'
import { BULK_DRAFT, CHAT_DRAFT, storeContactDetails, readDraft } from '#web/features/quotes/ask/contact-details.ts'
import { DraftBeside } from '#web/features/quotes/ask/draft-beside.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { comparePath, PRIVACY } from '#web/paths.ts'
import { onlyOnce, PartsFooter } from '#web/features/quotes/ask/parts-footer.tsx'
import type { Receiver, Undelivered } from './receiver.ts'
import { Receivers } from './receivers.tsx'
import { RememberedDetails } from '#web/features/quotes/requester/remembered-details.tsx'
import { RequestParts } from '#web/features/quotes/ask/request-parts.tsx'
import { noteSentBulk, seeRequest, type SentBulk, type SentFrom } from '#web/features/quotes/ask/sent-requests.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { textsIn } from '#web/features/quotes/hints/texts-in.ts'
import { unlistedIn, unlistedInWords } from '#web/features/quotes/hints/unlisted.ts'
import { bulkDescription, sentToast } from '#web/features/quotes/quote-texts.ts'
import { useDraft } from '#web/features/quotes/ask/use-draft.ts'
import { useParts, type Parts } from '#web/features/quotes/ask/use-parts.ts'
import { useRequesterDetails, type RequesterDetails } from '#web/features/quotes/requester/requester-details.ts'

type BulkQuoteDialogProps = {
  /** The receivers of the request, at most fifty. */
  suppliers: readonly Receiver[]
  /** Where it is opened, and the note on what happens next is shown (sent-bulk.tsx). */
  from: SentFrom
  onClose: () => void
  /** Called when the buyer removes a receiver, or the server reports it as no longer listed. */
  onRemove: (id: number) => void
  /** Called once the request was sent and the step in the history is left: ends the bulk mode (docs/behaviour/directory.md, Listing page). */
  onSent: () => void
  /** What the buyer has said elsewhere, to begin with; a draft that is there is kept, and offered beside it. */
  startingMessage?: string
  /** Who of them does not deliver, where it is known to which place. */
  undelivered?: Undelivered | undefined
}

const FORM = 'bulk-quote'
const check = standardSchemaResolver<CallerInput<typeof requestQuotes>, unknown, Input<typeof requestQuotes>>(requestQuotes.body)
const FIELDS = ['message', 'contactName', 'contactEmail', 'contactPhone', 'company'] as const
const FIELDS_OF_PARTS = [['message'], ['contactName', 'contactEmail', 'contactPhone', 'company']] as const

/**
 * The dialog that sends one request to many suppliers, rendered once it is known who is signed in. After a failure the form stays as it is,
 * with the reason.
 */
export function BulkQuoteDialog(props: BulkQuoteDialogProps) {
  const requester = useRequesterDetails()
  return requester ? <OpenDialog key={requester.storage.requester} {...props} requester={requester} /> : null
}

type OpenDialogProps = BulkQuoteDialogProps & { requester: RequesterDetails }

function OpenDialog({ suppliers, from, onClose, onRemove, onSent, startingMessage, undelivered, requester }: OpenDialogProps) {
  const history = useHistorySteps(onClose)
  const name = startingMessage === undefined ? BULK_DRAFT : CHAT_DRAFT
  const ids = suppliers.map(({ id }) => id)
  const form: BulkForm = useForm({
    resolver: (values, context, options) => check({ ...values, supplierIds: ids }, context, options),
    defaultValues: startingValues(requester, { name, startingMessage }),
    // The first of the page is focused, in whichever part it is (use-parts.ts).
    shouldFocusError: false,
  })
  const parts = useParts(form, FIELDS_OF_PARTS, history)
  const { storage } = requester
  const close = (sent: Omit<SentBulk, 'from'>) => history.close(noting({ ...sent, from }, onSent))
  const { send, unlisted, problem } = useSendBulk(form, { suppliers, storage, name, parts, onRemove, onSent: close })
  const submit = form.handleSubmit(send, parts.showFirstError)
  const [message, contactEmail] = useWatch({ control: form.control, name: ['message', 'contactEmail'] })
  const isReady = !isBlank(message) && !isBlank(contactEmail) && ids.length > 0 && ids.length <= MAX_BULK
  const sendButton = <SendButton count={ids.length} isReady={isReady} isBusy={form.formState.isSubmitting} />
  return (
    <Dialog
      open
      wide="columns"
      onOpenChange={() => history.close()}
      title="Send Bulk Quote Request"
      description={bulkDescription(ids.length)}
      problem={unlisted.length > 0 ? undefined : problem}
      footer={<PartsFooter parts={parts} form={FORM} send={sendButton} />}
    >
      <form id={FORM} noValidate onSubmit={parts.isStepped && !parts.isLast ? parts.goOn : submit}>
        <RequestParts
          shown={parts}
          parts={[
            {
              title: 'What you need',
              content: (
                <>
                  {startingMessage !== undefined && <DraftBeside form={form} storage={storage} />}
                  <MessageField form={form} />
                  <Receivers suppliers={suppliers} unlisted={unlisted} undelivered={undelivered} onRemove={onRemove} />
                </>
              ),
            },
            { title: 'Who is asking', content: <Who form={form} requester={requester} /> },
          ]}
        />
      </form>
    </Dialog>
  )
}

/** An open dialog would take the focus back that the note takes, so this is for when it has closed. */
const noting = (sent: SentBulk, then: () => void) => () => {
  noteSentBulk(sent)
  then()
}

const Who = ({ form, requester }: { form: BulkForm; requester: RequesterDetails }) => (
  <>
    <BulkRequesterFields form={form} />
    <RememberedDetails
      requester={requester}
      onForget={() => form.reset({ ...BLANK, ...requester.own, message: form.getValues('message') })}
    />
    <SmallPrint>
      Each of these suppliers gets what you enter. <TextLink href={PRIVACY}>Privacy</TextLink>
    </SmallPrint>
  </>
)

type SendButtonProps = { count: number; isReady: boolean; isBusy: boolean }

const SendButton = ({ count, isReady, isBusy }: SendButtonProps) => (
  <Button type="submit" form={FORM} onClick={onlyOnce} icon="paper-plane-right" disabled={!isReady} busy={isBusy} busyLabel="Sending...">
    {`Send to ${counted(count, 'supplier')}`}
  </Button>
)

type DraftName = typeof BULK_DRAFT | typeof CHAT_DRAFT
type SendBulkOptions = Pick<BulkQuoteDialogProps, 'suppliers' | 'onRemove'> &
  Pick<RequesterDetails, 'storage'> & { name: DraftName; parts: Parts; onSent: (request: Omit<SentBulk, 'from'>) => void }

/** Returns `send`; suppliers that are no longer listed are removed from the receivers, and `unlisted` has their names. */
function useSendBulk(form: BulkForm, { suppliers, storage, name, parts, onRemove, onSent }: SendBulkOptions) {
  const [unlisted, setUnlisted] = useState<string[]>([])
  const forgetDraft = useDraft(form, { storage, name, followsSignIn: true })
  const { send, problem } = useWrite('POST /api/quotes/bulk', {
    invalidates: SHOWS_QUOTES,
    attempts: useAttempts(name),
    success: ({ count, bulkId, key }) => sentToast(count, seeRequest(comparePath(bulkId, key))),
    failure: (error) => {
      console.error(error)
      const removed = unlistedIn(error, suppliers)
      for (const { id } of removed) onRemove(id)
      setUnlisted(namesOf(removed))
      if (showFieldErrors(form, error)) parts.showFirstError()
      const message = failureToast(error)
      const left = suppliers.length - removed.length
      return removed.length > 0 ? { ...message, description: unlistedInWords(namesOf(removed), left) } : message
    },
    onSuccess: ({ ids, bulkId, key }, { company, contactEmail }) => {
      storeContactDetails(storage, { ...form.getValues(), ...(company && { businessName: company }) })
      forgetDraft()
      // One that was taken from the other draft is sent as well.
      if (readDraft(storage, BULK_DRAFT)?.message === form.getValues('message')) storage.remove(BULK_DRAFT)
      onSent({ ids, bulkId, key, email: contactEmail, suppliers: suppliers.map(({ id, businessName }) => ({ id, businessName })) })
    },
  })
  return { send, unlisted, problem }
}

/** The empty form; the receivers come from the page, so their field stays empty here. */
const BLANK = { supplierIds: [], message: '', contactName: '', contactEmail: '', contactPhone: '', company: '' }

type StartingOptions = { name: DraftName; startingMessage: string | undefined }

/** Returns the requester's details, overwritten by the stored draft, of which what was said elsewhere replaces the message. */
function startingValues(
  { storage, details: { businessName: company = '', ...details } }: RequesterDetails,
  { name, startingMessage }: StartingOptions,
): CallerInput<typeof requestQuotes> {
  return {
    ...BLANK,
    company,
    ...textsIn(details, FIELDS),
    ...textsIn(readDraft(storage, name), FIELDS),
    ...(startingMessage !== undefined && { message: startingMessage }),
  }
}

const namesOf = (receivers: readonly Receiver[]) => receivers.map(({ businessName }) => businessName)

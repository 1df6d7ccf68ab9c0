import '#web/api/zod-without-eval.ts'
import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AnswerSuggestions } from '#contract/quotes/answer-suggestions.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { changesQuote } from '#web/features/quotes/thread/steps/use-steps.ts'
import { useDraft } from '#web/features/quotes/ask/use-draft.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import styles from './answer-form.module.css'
import { AnswerLines } from './answer-lines.tsx'
import { quoteOf, sentLines, type AnswerValues } from './answer-values.ts'
import { QuoteFields } from './quote-fields.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { SendInBar } from './send-in-bar.tsx'
import { SavePrices } from './save-prices.tsx'
import { RunningTotal } from './running-total.tsx'
import { StartFrom } from './start-from.tsx'
import { SuggestedNote } from './suggested-note.tsx'
import { FillFromList } from './asked/fill-from-list.tsx'
import type { SuggestedPrices } from './asked/asked-values.ts'
import { suggestedPricesRead, suggestionsRead } from './suggestions-read.ts'
import { answerDraft, useAnswerForm, type AnswerFormState } from './use-answer-form.ts'
import { useAttachment } from './use-attachment.ts'

type AnswerFormProps = {
  quote: QuoteDetail
  /** The supplier that answers. */
  supplierId: number
  /** The key in an email's link. Who answers by it has no account, hence no kept prices and no files. */
  linkKey: string | null
  /** Closes the form without a change; only if there are prices already. */
  onClose?: () => void
  onSent: () => void
}

/** The form with which a supplier answers a request with prices, or revises them. A draft is stored in this browser until it is sent. */
export function AnswerForm(props: AnswerFormProps) {
  const storage = useRequesterStorage()
  return storage ? <OpenForm key={storage.requester} {...props} storage={storage} /> : null
}

const NONE: AnswerSuggestions = { lines: [], minimumCents: null }
const NO_PRICES: SuggestedPrices = { lines: [], minimumCents: null }

function OpenForm({ quote, supplierId, linkKey, onClose, onSent, storage }: AnswerFormProps & { storage: RequesterStorage }) {
  const hasAccount = linkKey === null
  // The thread waits for this read; one that failed suggests nothing.
  const hasLines = quote.lines.length > 0
  const { data: suggestions = NONE } = useQuery({ ...suggestionsRead(quote.id), enabled: hasAccount && !hasLines })
  const { data: prices = NO_PRICES } = useQuery({ ...suggestedPricesRead(quote.id), enabled: hasAccount && hasLines })
  const form = useAnswerForm(quote, { free: suggestions, asked: prices }, storage)
  const attachment = useAttachment(quote.id, quote.offer?.attachment ?? null)
  const submit = useSend(form, quote, linkKey, attachment, storage, onSent)
  const formId = useId()
  const sending = { busy: form.formState.isSubmitting, disabled: attachment.file.state === 'sending' }
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)} className={styles.form} aria-label="Your answer">
      <Field label="Note to the buyer" optional error={form.formState.errors.note?.message}>
        <TextArea {...form.register('note')} rows={2} maxLength={2000} />
      </Field>
      {hasAccount && <StartFrom form={form} supplierId={supplierId} quote={quote} />}
      {!quote.offer && !hasLines && <SuggestedNote form={form} suggestions={suggestions} />}
      {!quote.offer && <FillFromList form={form} asked={quote.lines} prices={prices.lines} />}
      <AnswerLines form={form} category={quote.supplier.category} asked={quote.lines} prices={prices.lines} />
      <QuoteFields form={form} />
      {hasAccount && <AttachmentField {...attachment} />}
      {hasAccount && <SavePrices form={form} supplierId={supplierId} />}
      <div className={styles.end}>
        <RunningTotal form={form} asked={quote.lines} />
        <Stack row gap={3} justify="end">
          {onClose && (
            <Button variant="quiet" onClick={onClose}>
              Leave them as they are
            </Button>
          )}
          <Button type="submit" size="lg" icon="paper-plane-right" {...sending} busyLabel="Sending...">
            {quote.offer ? 'Send the new prices' : 'Send the prices'}
          </Button>
        </Stack>
      </div>
      <SendInBar form={form} asked={quote.lines} formId={formId} {...sending} />
    </form>
  )
}

function useSend(
  form: AnswerFormState,
  { id, offer: quote }: QuoteDetail,
  linkKey: string | null,
  { file }: ReturnType<typeof useAttachment>,
  storage: RequesterStorage,
  onSent: () => void,
) {
  const forgetDraft = useDraft(form, { storage, name: answerDraft(id) })
  const { send } = useWrite('POST /api/quotes/:id/answer', {
    ...changesQuote(id, linkKey),
    attempts: useAttempts(answerDraft(id)),
    success: {
      title: quote ? 'New prices sent' : 'Prices sent',
      description: 'The buyer gets an email with them.',
      tone: 'success',
    },
    failure: (error) => (showFieldErrors(form, error, (path) => fieldOf(path, form.getValues())) ? undefined : failureToast(error)),
    onSuccess: () => {
      forgetDraft()
      onSent()
    },
  })
  return form.handleSubmit((values) => send({ id, ...quoteOf(values), attachmentId: file.state === 'there' ? file.attachment.id : null }))
}

/** Maps an error's path to the form's field of the same name; the attachment is not a field, and suggested lines may have been left out. */
function fieldOf(path: string, values: AnswerValues): string | undefined {
  if (path === 'attachmentId') return undefined
  if (path.startsWith('passedLineIds')) return 'lines'
  return path.replace(/^lines\.(\d+)/, (_, sent: string) => `lines.${sentLines(values)[Number(sent)]}`)
}

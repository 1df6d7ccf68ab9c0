import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CallerInput, Input } from '#contract/endpoint/endpoint.ts'
import type { AskedForm } from '#contract/quotes/quote-forms.ts'
import type { requestQuote } from '#contract/quotes/quotes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { BLANK, type QuoteForm, type QuoteSupplier } from './quote-form.ts'
import { QuoteParts } from './quote-parts.tsx'
import styles from './quote-preview.module.css'
import { quoteDescription, quoteTitle } from '#web/features/quotes/quote-texts.ts'
import { startingAnswers } from '#web/features/quotes/hints/supplier-answers.ts'
import { supplierFormOf } from './supplier-form.ts'

type QuotePreviewProps = {
  supplier: QuoteSupplier
  /** The form, saved or not. */
  asked: AskedForm
}

/** The quote dialog as buyers see it with this form, to be read only. */
export function QuotePreview({ supplier, asked }: QuotePreviewProps) {
  const supplierForm = supplierFormOf(asked, null)
  const [isNarrow, setNarrow] = useState(false)
  const form: QuoteForm = useForm<CallerInput<typeof requestQuote>, unknown, Input<typeof requestQuote>>({
    defaultValues: { ...BLANK, supplierId: supplier.id, answers: startingAnswers(supplierForm.fields, null) },
  })
  return (
    <Card as="section" padded aria-label="Preview of your quote form">
      <Stack>
        <Button variant="quiet" size="sm" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)} className={styles.width}>
          As on a phone
        </Button>
        <div>
          <h2 className={styles.title}>{quoteTitle(supplier)}</h2>
          <p className={styles.description}>{quoteDescription(false)}</p>
        </div>
        <fieldset disabled className={classNames(styles.readOnly, isNarrow && styles.narrow)}>
          <QuoteParts form={form} supplier={supplier} supplierForm={supplierForm} />
        </fieldset>
        <Button disabled className={styles.submit}>
          Submit Quote Request
        </Button>
      </Stack>
    </Card>
  )
}

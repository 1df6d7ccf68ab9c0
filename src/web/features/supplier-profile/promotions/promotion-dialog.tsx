import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { MAX_PROMOTION_DAYS } from '#shared/time/promotion-days.ts'
import { query } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import type { PromotionWords } from './promotion-texts.ts'
import { usePromotionForm, type PromotionForm } from './use-promotion-form.ts'

const FORM = 'promotion'

type PromotionDialogProps = {
  supplierId: number
  /** The promotion to change; null adds one. */
  promotion: OwnPromotion | null
  words: PromotionWords
  onClose: () => void
}

/** The dialog that adds or changes a promotion. */
export function PromotionDialog({ supplierId, promotion, words, onClose }: PromotionDialogProps) {
  const draft = `promotion-${promotion?.id ?? 'new'}`
  const onSaved = () => {
    forgetText(draft)
    onClose()
  }
  const { form, submit, problem } = usePromotionForm({ supplierId, promotion, words, onSaved })
  const { data: products = [] } = useQuery(query('GET /api/suppliers/:id/featured-products', { id: String(supplierId) }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={promotion ? `Edit ${promotion.title}` : 'Make an offer'}
      problem={problem}
      footer={
        <Button type="submit" form={FORM} busy={form.formState.isSubmitting} busyLabel="Saving...">
          Save offer
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <TextDraft name={draft} />
        <PromotionFields form={form} products={products} />
      </form>
    </Dialog>
  )
}

function PromotionFields({ form: { register, formState, control }, products }: { form: PromotionForm; products: readonly Product[] }) {
  const { errors } = formState
  const about = useWatch({ name: 'productId', control })
  const usual = products.find(({ id }) => id === about)?.price
  return (
    <Stack gap={4}>
      <Field label="Title" required help="Your card in the listing shows it." error={errors.title?.message}>
        <TextInput {...register('title')} maxLength={80} placeholder="Ten kilos for the price of nine" />
      </Field>
      <Field label="What you offer" required error={errors.text?.message}>
        <TextArea {...register('text')} rows={3} maxLength={400} />
      </Field>
      <Field
        label="Price"
        optional
        help={usual ? `Usually ${usual}.` : 'With its unit, as buyers should read it.'}
        error={errors.price?.message}
      >
        <TextInput {...register('price')} maxLength={60} placeholder="$28 / kg" />
      </Field>
      <Grid min={150} most={2} gap={4}>
        <Field label="First day" required error={errors.startsOn?.message}>
          <DateInput {...register('startsOn')} type="date" />
        </Field>
        <Field label="Last day" required help={`It runs for ${MAX_PROMOTION_DAYS} days at most.`} error={errors.endsOn?.message}>
          <DateInput {...register('endsOn')} type="date" />
        </Field>
      </Grid>
      {products.length > 0 && (
        <Field label="Product" optional error={errors.productId?.message}>
          <NativeSelect {...register('productId')}>
            <option value="">None of them</option>
            {products.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </Stack>
  )
}

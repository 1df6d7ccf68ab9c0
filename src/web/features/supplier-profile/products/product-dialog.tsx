import { useRef, useState, type ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { ORIGIN_NOT_SAID } from '#shared/seafood/origin-words.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { OriginOptions } from '#web/ui/controls/choice/origin-options.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { useProductForm, type ProductForm } from './product-form.ts'
import type { ProductWords } from './use-products.ts'

const FORM = 'product'

type ProductDialogProps = {
  /** The product to change; null adds one. */
  product: Product | null
  /** Whether it is asked where the product was harvested. */
  hasOrigin: boolean
  /** Whether the price has the focus first. */
  isPriceFirst: boolean
  /** Returns whether it was saved; after a failure the typed values stay. */
  onSave: (words: ProductWords, product: Product | null) => Promise<boolean>
  /** Why it was not saved. */
  problem: string | undefined
  onClose: () => void
}

/** The dialog that adds or changes a product. */
export function ProductDialog({ product, hasOrigin, isPriceFirst, onSave, problem, onClose }: ProductDialogProps) {
  const { form, storeDraft, forgetDraft } = useProductForm(product)
  const [isUploading, setUploading] = useState(false)
  const price = useRef<HTMLInputElement>(null)
  const { ref: registerPrice, ...priceField } = form.register('price')
  const takePrice = (input: HTMLInputElement | null) => {
    registerPrice(input)
    price.current = input
  }
  const draft = `product-${product?.id ?? 'new'}`
  const submit = form.handleSubmit(async ({ title, description, price, imageUrl, origin, gst }) => {
    if (!(await onSave({ title, description, price, imageUrl, origin, gst }, product))) return
    forgetDraft()
    forgetText(draft)
    onClose()
  })
  const close = () => {
    storeDraft()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={product ? `Edit ${product.title}` : 'Add a product'}
      problem={problem}
      first={isPriceFirst ? price : undefined}
      footer={
        <Button type="submit" form={FORM} disabled={isUploading} busy={form.formState.isSubmitting} busyLabel="Saving...">
          Save product
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextDraft name={draft} />
        <ProductFields form={form} price={{ ...priceField, ref: takePrice }} hasOrigin={hasOrigin} onUploading={setUploading} />
      </form>
    </Dialog>
  )
}

type ProductFieldsProps = Pick<ProductDialogProps, 'hasOrigin'> & {
  form: ProductForm
  price: ComponentProps<typeof TextInput>
  onUploading: (isUploading: boolean) => void
}

function ProductFields({ form, price, hasOrigin, onUploading }: ProductFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const { field: picture } = useController({ name: 'imageUrl', control })
  return (
    <Stack gap={4}>
      <Field label="Name" required error={errors.title?.message}>
        <TextInput {...register('title')} maxLength={80} placeholder="House blend" />
      </Field>
      <Field label="Price" optional help="With its unit, as buyers should read it." error={errors.price?.message}>
        <TextInput {...price} maxLength={60} placeholder="$31.50 / kg" />
      </Field>
      <Field
        label="GST"
        optional
        help="What it has in your answers. Left open, they begin with what is usual for it."
        error={errors.gst?.message}
      >
        <NativeSelect {...register('gst')}>
          <option value="">Usual for it</option>
          <option value="free">GST-free</option>
          <option value="taxable">+ 10% GST</option>
        </NativeSelect>
      </Field>
      {hasOrigin && <OriginField form={form} />}
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea {...register('description')} rows={3} maxLength={400} />
      </Field>
      <PictureField label="Picture" value={picture.value ?? null} onChange={picture.onChange} onBusy={onUploading} aspect={4 / 3} />
    </Stack>
  )
}

const OriginField = ({ form: { register, formState } }: Pick<ProductFieldsProps, 'form'>) => (
  <Field
    label="Where it was harvested"
    optional
    help="Venues have to say it of seafood on their menus."
    error={formState.errors.origin?.message}
  >
    <NativeSelect {...register('origin')}>
      <OriginOptions none={ORIGIN_NOT_SAID} />
    </NativeSelect>
  </Field>
)

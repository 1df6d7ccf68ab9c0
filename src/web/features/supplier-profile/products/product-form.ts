import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { onRequester } from '#web/storage/requester.ts'

type Words = Omit<CallerInput<typeof addProduct>, 'id'>
export type ProductForm = UseFormReturn<Words, unknown, Omit<Input<typeof addProduct>, 'id'>>

const NEW = 'new'
const BLANK: Words = { title: '', description: '', price: '', imageUrl: null, origin: null, gst: null }
/** Unsaved drafts by product, as long as the page is open and the requester is the same: closing a dialog by mistake loses nothing. */
const drafts = new Map<string, Words>()
onRequester(() => drafts.clear())

/** Returns the form of a product, which starts with its draft, else with the product to change. */
export function useProductForm(product: Product | null) {
  const key = product?.id ?? NEW
  const form: ProductForm = useForm({
    resolver: standardSchemaResolver(addProduct.body),
    defaultValues: drafts.get(key) ?? (product ? wordsOf(product) : BLANK),
  })
  return {
    form,
    storeDraft: () => void drafts.set(key, form.getValues()),
    forgetDraft: () => void drafts.delete(key),
  }
}

const wordsOf = ({ title, description, price, imageUrl, origin, gst }: Product): Words => ({
  title,
  description,
  price: price ?? '',
  imageUrl,
  origin,
  gst: gst ?? null,
})

import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, Sent } from '#contract/endpoint.ts'
import { addProduct } from '#contract/showcase.ts'
import type { Product } from '#contract/suppliers.ts'
import { onRequester } from '#web/storage/requester.ts'

type Words = Omit<Sent<typeof addProduct>, 'id'>
export type ProductForm = UseFormReturn<Words, unknown, Omit<Input<typeof addProduct>, 'id'>>

const NEW = 'new'
const BLANK: Words = { title: '', description: '', price: '', imageUrl: null }
/** What was typed and not saved, by product, as long as the page is there and the same person's: closing a dialog by mistake loses nothing. */
const drafts = new Map<string, Words>()
onRequester(() => drafts.clear())

/** Begins with what was typed before, else with the product that is to be changed. */
export function useProductForm(product: Product | null) {
  const key = product?.id ?? NEW
  const form: ProductForm = useForm({
    resolver: standardSchemaResolver(addProduct.body!),
    defaultValues: drafts.get(key) ?? (product ? wordsOf(product) : BLANK),
  })
  return {
    form,
    keepDraft: () => void drafts.set(key, form.getValues()),
    forgetDraft: () => void drafts.delete(key),
  }
}

const wordsOf = ({ title, description, price, imageUrl }: Product): Words => ({ title, description, price: price ?? '', imageUrl })

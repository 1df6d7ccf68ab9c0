import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { RequestOf } from '#contract/api.ts'
import type { CategoryName, StateCode } from '#contract/options.ts'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { changedNames } from '#shared/objects.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { isConflict, useConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { MISSING, showMissing, type SupplierValues } from './supplier-values.ts'
import { SHOWS_SUPPLIERS } from './table-search.ts'

const LISTING = [
  'businessName',
  'email',
  'category',
  'state',
  'phone',
  'website',
  'address',
  'suburb',
  'postcode',
  'abn',
  'description',
] as const satisfies (keyof SupplierValues)[]
const EVIDENCE = ['what', 'documentId', 'expiresOn'] as const satisfies (keyof SupplierValues)[]

const LABELS: Record<keyof SupplierValues, string> = {
  businessName: 'Business name',
  email: 'Email',
  category: 'Category',
  state: 'State',
  phone: 'Phone',
  website: 'Website',
  address: 'Address',
  suburb: 'Suburb',
  postcode: 'Postcode',
  abn: 'ABN',
  description: 'Description',
  isVerified: 'Verified',
  what: 'What was checked',
  documentId: 'Document',
  expiresOn: 'Good until',
}

/** The values of a form; without a supplier those of a new one, which is in Victoria. */
export function valuesOf(supplier: OwnerSupplier | null): SupplierValues {
  const texts = Object.fromEntries(LISTING.map((name) => [name, supplier?.[name] ?? ''])) as Pick<SupplierValues, (typeof LISTING)[number]>
  const { what, documentId, expiresOn } = supplier?.evidence ?? {}
  return {
    ...texts,
    state: supplier ? texts.state : 'VIC',
    isVerified: supplier?.isVerified ?? false,
    what: what ?? '',
    documentId: documentId ?? '',
    expiresOn: expiresOn ?? '',
  }
}

type SupplierFormOptions = {
  supplier: OwnerSupplier | null
  /** Called after a success. */
  onSaved: () => void
  /** Called with the version of somebody else that shall replace what was typed. */
  onTakeTheirs: (theirs: OwnerSupplier) => void
}

/**
 * Returns the form and what saves it; a supplier's fields that were not touched are not sent. A newer version is never overwritten without
 * asking.
 */
export function useSupplierForm({ supplier, onSaved, onTakeTheirs }: SupplierFormOptions) {
  const form = useForm<SupplierValues>({ defaultValues: valuesOf(supplier) })
  const title = supplier ? 'Update failed' : 'Creation failed'
  const failure = (error: unknown) => {
    if (supplier && isConflict(error)) return
    showFieldErrors(form, error, fieldOf)
    return failureToast(error, title)
  }
  const client = useQueryClient()
  const { conflict, onError } = useConflict<OwnerSupplier>({
    failed: title,
    read: () => fetchAgain(client, 'GET /api/admin/suppliers/:id', { id: String(supplier?.id) }),
    changedIn: (theirs) => changedNames(valuesOf(supplier), valuesOf(theirs)).map((name) => LABELS[name]),
    save: (version) => save(form.getValues(), version),
    startFrom: onTakeTheirs,
  })
  const add = useWrite('POST /api/admin/suppliers', {
    invalidates: SHOWS_SUPPLIERS,
    success: 'Supplier created successfully',
    failure,
    onSuccess: onSaved,
  })
  const change = useWrite('PUT /api/admin/suppliers/:id', {
    invalidates: SHOWS_SUPPLIERS,
    success: 'Supplier updated successfully',
    failure,
    onSuccess: onSaved,
    onError,
  })
  // Read while rendering: the form only tracks what somebody reads.
  const { dirtyFields } = form.formState
  const save = async (values: SupplierValues, version: number | undefined) => {
    if (showMissing(form, values, supplier)) return void toast({ title, description: MISSING, tone: 'destructive' })
    const touched = (name: keyof SupplierValues) => supplier === null || dirtyFields[name] === true
    const sent = { ...listingOf(values, touched), ...sealOf(values, touched) }
    if (supplier) await change.send({ ...sent, id: String(supplier.id), version })
    else await add.send(sent as RequestOf<'POST /api/admin/suppliers'>)
  }
  const submit = form.handleSubmit((values) => save(values, supplier?.version))
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0
  const problem = hasFieldErrors ? undefined : (add.problem ?? change.problem)
  return { form, submit, conflict, problem, isBusy: add.isPending || change.isPending }
}

type Change = Omit<RequestOf<'PUT /api/admin/suppliers/:id'>, 'id' | 'version'>

function listingOf(values: SupplierValues, touched: (name: keyof SupplierValues) => boolean): Change {
  const entries = LISTING.filter(touched).map((name) => [name, values[name]])
  // The options of the two selects are those of the contract.
  return Object.fromEntries(entries) as Change & { category?: CategoryName; state?: StateCode | '' }
}

/** The seal goes with what it rests on; the seal alone is enough. One that was not touched stays as it is, whoever has changed it since. */
function sealOf({ isVerified, what, documentId, expiresOn }: SupplierValues, touched: (name: keyof SupplierValues) => boolean): Change {
  if (!touched('isVerified') && !EVIDENCE.some(touched)) return {}
  if (!isVerified) return { isVerified }
  const isSaid = [what, documentId, expiresOn].some((text) => text.trim() !== '') && EVIDENCE.some(touched)
  return isSaid ? { isVerified, evidence: { what, documentId, expiresOn } } : { isVerified }
}

/** Evidence is three fields of the form. */
const fieldOf = (path: string) => {
  const [first, second] = path.split('.')
  return first === 'evidence' ? (second ?? 'what') : first === 'version' ? undefined : first
}

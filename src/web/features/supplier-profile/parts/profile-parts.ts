import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { MAX_DIFFERENTIATORS } from '#contract/suppliers/supplier-profile.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'

/** A part of the profile, with how it stands in a few words. Its id is the fragment of its address. */
export type ProfilePart = { id: string; title: string; state: string; isComplete: boolean }

/** What is read besides the listing; undefined until it is there. */
type Counted = { pictures: number | undefined; mostPictures: number; documents: number | undefined }

/** Returns the parts of a profile in their order. Pictures are none of a listing that is suspended. */
export function profileParts(supplier: Supplier, isSuspended: boolean, { pictures, mostPictures, documents }: Counted): ProfilePart[] {
  const { logoUrl, description, differentiators, phone, email, address, deliveryDays, serviceArea } = supplier
  return [
    lacking('business', 'Business', [shownPicture(logoUrl), description]),
    filled('different', 'Points', differentiators.length, MAX_DIFFERENTIATORS),
    lacking('contact', 'Contact', [phone, email, address]),
    lacking('delivery', 'Delivery', [deliveryDays.length, serviceArea.length]),
    ...(isSuspended ? [] : [filled('pictures', 'Pictures', pictures, mostPictures)]),
    {
      id: 'documents',
      title: 'Documents',
      state: documents === undefined ? '' : documents === 0 ? 'None yet' : `${documents} handed in`,
      isComplete: Boolean(documents),
    },
  ]
}

function lacking(id: string, title: string, values: readonly unknown[]): ProfilePart {
  const missing = values.filter((value) => !value).length
  return { id, title, state: missing === 0 ? 'Complete' : `${missing} missing`, isComplete: missing === 0 }
}

const filled = (id: string, title: string, count: number | undefined, most: number): ProfilePart => ({
  id,
  title,
  state: count === undefined ? '' : `${count} of ${most}`,
  isComplete: Boolean(count),
})

import type { SampleReminder } from '#contract/samples/sample-emails.ts'
import { BRAND } from '#contract/options.ts'
import { samplePath } from '#web/addresses/sample-path.ts'
import { ReasonForSupplier } from '#web/emails/quotes/supplier-notes.tsx'
import { supplierPath } from '#web/paths.ts'

type Matter = Omit<SampleReminder, 'status'>

/** Returns what was asked for, in a title; what was typed is left out where nobody has confirmed the address. */
export const sampleOf = ({ item }: Pick<Matter, 'item'>) => (item === null ? 'a sample' : `a sample of ${item}`)

/** Returns the button of an email about a sample. The owner passes the email on, and has no part in the sample. */
export const sampleAction = ({ forOwner, supplier, sampleId, token }: Matter, label: string, publicUrl: string) =>
  forOwner
    ? { label: 'Open the listing', href: publicUrl + supplierPath(supplier.id) }
    : { label, href: publicUrl + samplePath(sampleId, token) }

export const ReasonForSide = ({ to, supplier, publicUrl }: Matter & { publicUrl: string }) =>
  to === 'supplier' ? (
    <ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />
  ) : (
    <>You receive this because a sample was asked for with your email address on {BRAND}. If that was not you, please ignore it.</>
  )

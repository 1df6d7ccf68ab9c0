import { forget, keep, readKept, textsIn } from './kept.ts'

const NAME = 'quote-contact'
const DETAILS = ['businessName', 'contactName', 'contactEmail', 'contactPhone', 'venueType', 'seatingCapacity'] as const

/** Who asks: the same for every supplier, so it is asked once. Kept in this browser after a request was sent. */
type ContactDetails = Partial<Record<(typeof DETAILS)[number], string>>

export const readContactDetails = (): ContactDetails => textsIn(readKept(NAME), DETAILS)

/** What one form does not ask for stays as another left it. */
export const keepContactDetails = (values: Record<string, unknown>) => keep(NAME, { ...readContactDetails(), ...textsIn(values, DETAILS) })

export const forgetContactDetails = () => forget(NAME)

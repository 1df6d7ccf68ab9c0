import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { Note } from '#web/ui/feedback/note.tsx'

type Place = Pick<OwnerSupplier, 'address' | 'suburb' | 'state' | 'postcode'>

/** Says why a listing as it is stored has no position, and what gives it one. */
export const PositionNote = ({ supplier }: { supplier: Place }) => (
  <Note tone="info" icon="warning-circle-fill" title="No search by place or distance finds this listing">
    {reasonOf(supplier)}
  </Note>
)

function reasonOf({ address, suburb, state, postcode }: Place): string {
  const named = [suburb, state, postcode].filter(Boolean).join(' ')
  if (suburb || postcode)
    return `“${named}” is not in the list of places. Check the spelling of the suburb and the state, or give the postcode: a postcode alone is enough.`
  if (address) return `The address “${address}” names no suburb or postcode of the list of places. Fill in Suburb and Postcode.`
  return 'It has no address. Fill in Suburb and Postcode: the street is not needed.'
}

import type { UseFormRegister } from 'react-hook-form'
import type { Candidate } from '#contract/claims.ts'
import { Choice, Choices } from '#web/ui/controls/choices.tsx'
import type { Registration } from './register-form.ts'

type CandidatesProps = { found: Candidate[]; register: UseFormRegister<Registration> }

/** Listings that may be the business of whoever registers, to be claimed instead of making a second one. */
export function Candidates({ found, register }: CandidatesProps) {
  // A radio button has a text as its value; "" is none of them.
  const field = register('supplierData.claimOf', { setValueAs: (chosen: unknown) => (chosen ? Number(chosen) : null) })
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Choices legend="Is one of these your business? It is listed already.">
          {found.map((listing) => (
            <Choice
              key={listing.id}
              {...field}
              value={listing.id}
              label={`This is my business: ${listing.businessName}`}
              help={about(listing)}
            />
          ))}
          <Choice {...field} value="" defaultChecked label="Mine is another one" help="It gets a listing of its own." />
        </Choices>
      )}
    </div>
  )
}

const about = ({ category, suburb, state }: Candidate) => [category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')

import { useWatch } from 'react-hook-form'
import type { Candidate } from '#contract/suppliers/claims.ts'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import type { RegisterForm } from './register-form.ts'

type CandidatesProps = { found: Candidate[]; form: RegisterForm }

/** Listings that may be the business of whoever registers, to be claimed instead of making a second one. */
export function Candidates({ found, form: { control, setValue } }: CandidatesProps) {
  const chosen = useWatch({ control, name: 'supplierData.claimOf' }) || null
  // Not registered with the form, which would keep the id as a text.
  const choice = (id: number | null) => ({
    name: 'claimOf',
    checked: chosen === id,
    onChange: () => setValue('supplierData.claimOf', id),
  })
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Choices legend={`Is ${found.length === 1 ? 'this' : 'one of these'} your business? It is listed already.`}>
          {found.map((listing) => (
            <Choice key={listing.id} {...choice(listing.id)} label={`This is my business: ${listing.businessName}`} help={about(listing)} />
          ))}
          <Choice {...choice(null)} label="Mine is another one" help="It gets a listing of its own." />
        </Choices>
      )}
    </div>
  )
}

/** Returns where it is, and what choosing it leads to. */
const about = ({ category, suburb, state }: Candidate) =>
  `${[category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')}. The owner of the marketplace looks at your claim first.`

import { useQuery } from '@tanstack/react-query'
import { BRAND } from '#contract/options.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { query } from '#web/api/reads/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

export const siteOwnerRead = query('GET /api/operator', {})

/** Shows who runs the marketplace, and how to reach them. */
export function OwnerContact() {
  const { email, business } = useQuery(siteOwnerRead).data ?? {}
  if (!email && !business) return <>The operator of this site has not given an address for questions yet.</>
  return (
    <>
      {business && `${BRAND} is run by ${business.name}, ABN ${abnInWords(business.abn)}, ${business.address}. `}
      {email && (
        <>
          Write to the operator of this site: <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </>
      )}
    </>
  )
}

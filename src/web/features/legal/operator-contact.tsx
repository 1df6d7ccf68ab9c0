import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

export const operatorRead = query('GET /api/operator', {})

/** How to reach whoever runs the marketplace. */
export function OperatorContact() {
  const { data } = useQuery(operatorRead)
  if (!data?.email) return <>The operator of this site has not given an address for questions yet.</>
  return (
    <>
      Write to the operator of this site: <TextLink href={`mailto:${data.email}`}>{data.email}</TextLink>.
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'

const siteOwnerRead = query('GET /api/operator', {})

/** Says where what is typed goes, where a language model outside of this site words the replies. */
export function ModelNote() {
  const modelHost = useQuery(siteOwnerRead).data?.modelHost
  return modelHost ? <> What you type goes to the language model at {modelHost}.</> : null
}

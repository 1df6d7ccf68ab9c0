import { QueryClient } from '@tanstack/react-query'

/** Returns a cache of reads none of which is answered: a component shows what the test puts into it, else that it is waiting. */
export const unanswered = () => new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } })

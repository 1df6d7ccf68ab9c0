import { useQueryClient } from '@tanstack/react-query'
import { MAX_MEANINGS } from '#contract/order-lists/meanings.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { Meaning } from '#web/features/order-lists/list-line.ts'

/** Returns a function that remembers for an account what a unit holds. Where that fails the question is asked again next time. */
export function useMeanings() {
  const client = useQueryClient()
  const write = useWrite('PUT /api/order-lists/meanings', { invalidates: ['GET /api/order-lists/meanings'], failure: shownElsewhere })
  return (said: Meaning[]) =>
    void fetchAgain(client, 'GET /api/order-lists/meanings', {}).then(
      ({ meanings }) => write.send({ meanings: [...meanings, ...said].slice(-MAX_MEANINGS) }),
      () => {},
    )
}

import { useQuery } from '@tanstack/react-query'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** Returns the promotions of the own listing, how many its plan shows at a time, and their removal. */
export function usePromotions(supplierId: number) {
  const id = String(supplierId)
  const read = useQuery({ ...query('GET /api/dashboard/supplier/promotions', {}), refetchOnMount: 'always' })
  const addAgain = useWrite('POST /api/suppliers/:id/promotions', { invalidates: SHOWS_LISTINGS })
  const drop = useWrite('DELETE /api/suppliers/:id/promotions/:promotionId', { invalidates: SHOWS_LISTINGS })
  /** Returns whether it succeeded. The toast carries Undo, unless the promotion has ended and could not be added any more. */
  const remove = async ({ id: promotionId, state, title, text, price, startsOn, endsOn, productId }: OwnPromotion) => {
    const isRemoved = await drop.send({ id, promotionId })
    const putBack = () => void addAgain.send({ id, title, text, price, startsOn, endsOn, productId })
    if (isRemoved)
      toast({
        title: 'Offer removed',
        description: title,
        ...(state !== 'ended' && { action: { label: 'Undo', onAct: putBack } }),
      })
    return isRemoved
  }
  return { read, remove }
}

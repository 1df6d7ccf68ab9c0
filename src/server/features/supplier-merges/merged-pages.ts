import type { Context } from '#server/context.ts'
import { pathOf } from '#server/http/kinds/endpoint-kind.ts'
import type { Redirection } from '#server/http/pages/pages.ts'
import { successorOf } from './merge-queries.ts'

const PAGE = /^\/suppliers\/([1-9]\d{0,8})$/

/**
 * Returns a function that returns where the page of a merged listing leads: to the one that it has become part of. For the time being as long
 * as one of the merges on the way can be undone: browsers remember what is for good.
 */
export const mergedPages =
  ({ db }: Pick<Context, 'db'>) =>
  async (address: string): Promise<Redirection | undefined> => {
    const [, id] = PAGE.exec(pathOf(address)) ?? []
    const successor = id === undefined ? undefined : await successorOf(db, Number(id)).catch(() => undefined)
    return (
      successor && { location: `/suppliers/${successor.id}${address.slice(pathOf(address).length)}`, status: successor.isFinal ? 301 : 302 }
    )
  }

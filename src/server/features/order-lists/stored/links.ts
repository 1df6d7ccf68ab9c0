import { MAX_LIST_LINKS, type OrderListLink } from '#contract/order-lists/links.ts'
import type { LinkRole } from '#contract/order-lists/link-roles.ts'
import type { Db } from '#server/db/db.ts'
import type { Context } from '#server/context.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { keysOfLink } from './link-key.ts'
import { deleteLink, insertLink, linksOf, listById, lockList } from './queries.ts'

type Deps = Pick<Context, 'secrets' | 'config'>

const shownLink = ({ secrets, config }: Deps, listId: string, link: Omit<OrderListLink, 'url'>): OrderListLink => ({
  ...link,
  url: `${config.publicUrl}/order-lists/${listId}?key=${keysOfLink(secrets, link.id)[0]}`,
})

export const shownLinks = async (db: Db, deps: Deps, listId: string) =>
  (await linksOf(db, listId)).map((link) => shownLink(deps, listId, link))

/** Makes a link, with the list locked so that concurrent calls cannot exceed the limit. @throws 409 over it */
export async function addLink(tx: Db, deps: Deps, listId: string, role: LinkRole): Promise<OrderListLink> {
  if (!(await lockList(tx, listId))) throw notFound(listById.what)
  if ((await linksOf(tx, listId)).length >= MAX_LIST_LINKS)
    throw conflict(`This list has ${MAX_LIST_LINKS} links, as many as it can have. Please end one first.`)
  return shownLink(deps, listId, await insertLink(tx, listId, role))
}

/** Ends a link, so that its key opens nothing any more. @throws 404 where the list has no such link */
export async function endLink(db: Db, listId: string, linkId: string): Promise<void> {
  if (!(await deleteLink(db, listId, linkId))) throw notFound('This link')
}

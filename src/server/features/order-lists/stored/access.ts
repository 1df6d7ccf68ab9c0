import type { LinkRole } from '#contract/order-lists/link-roles.ts'
import { access, buyer, type Access, type PathIds, type LoadResource } from '#server/http/access/access.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import type { AuthenticatedRequester, Requester } from '#server/http/access/requester.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import type { Secrets } from '#server/security/encryption.ts'
import { keysOfLink } from './link-key.ts'
import { listById, type OwnedList } from './queries.ts'

/** An order list that somebody may open, and by what: the account that it belongs to, or one of its links. */
export type OpenedList = { list: OwnedList; seenAs: 'account' | LinkRole; linkId: string | null }

const OF_ACCOUNT = 'Only the account that this list belongs to can do this.'
const READS_ONLY = 'This link only shows the list. To change it, please ask for a link for editors.'

/** The access rules of order lists. The key of a link goes before the session. */
export function orderListAccess({ secrets }: { secrets: Secrets }) {
  const opening = (role: LinkRole): Access<Requester, OpenedList> =>
    access<Requester, OpenedList>('sessionOrKey', async (load, requester, path) => {
      if (!requester.linkKey) return ofAccount(load, requester, path)
      const { list, ...link } = await openedByKey(secrets, load, requester.linkKey, path)
      if (role === 'editor' && link.seenAs === 'viewer') throw forbidden(READS_ONLY)
      return { requester, resource: { list, ...link } }
    })
  return {
    readers: opening('viewer'),
    editors: opening('editor'),
    account: access<AuthenticatedRequester, OpenedList>('session', async (load, requester, path) => {
      if (!requester.linkKey) return ofAccount(load, requester, path)
      await openedByKey(secrets, load, requester.linkKey, path)
      throw forbidden(OF_ACCOUNT)
    }),
  }
}

async function openedByKey(secrets: Secrets, load: LoadResource, key: string, path: PathIds) {
  const list = await load(listById, path)
  const link = list?.links.find(({ id }) => isOneOf(key, keysOfLink(secrets, id)))
  // The response is the same for a key that has ended, a wrong one, and a list that does not exist.
  if (!list || !link) throw notFound('This link')
  return { list, seenAs: link.role, linkId: link.id }
}

async function ofAccount(load: LoadResource, caller: Requester, path: PathIds) {
  const { requester } = await buyer.authorize(load, caller, path)
  const list = await load(listById, path)
  if (!list) throw notFound(listById.what)
  if (list.accountId !== requester.account.id) throw forbidden('This list belongs to another account.')
  return { requester, resource: { list, seenAs: 'account' as const, linkId: null } }
}
